/** A foreign script's error, of which a browser tells nothing, and a notice that is no error at all. */
const NOISE = /^(Script error|ResizeObserver loop)/;

/** Tells of what nobody on the page has caught; the browser prints it as ever. */
export function watchUncaught(
  page: Pick<EventTarget, 'addEventListener'>,
  tell: (error: unknown, where: string) => void,
): void {
  page.addEventListener('error', (event) => {
    const error: unknown = Reflect.get(event, 'error');
    const message = String(Reflect.get(event, 'message'));
    if (!NOISE.test(message)) tell(error ?? message, 'uncaught error');
  });
  page.addEventListener('unhandledrejection', (event) =>
    tell(Reflect.get(event, 'reason'), 'unhandled rejection'),
  );
}
