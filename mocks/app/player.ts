/**
 * Plays the app around the shop in a frame: sends what the app sends, and writes down what the shop says. It becomes the
 * page's script by its own text, and therefore uses nothing from outside of itself.
 */
export function playApp(): void {
  const frame = document.querySelector('iframe');
  const log = document.querySelector('ol');

  const hear = (text: string): void => {
    const entry = document.createElement('li');
    entry.textContent = text;
    log?.append(entry);
  };
  const tell = (text: string): void => frame?.contentWindow?.postMessage(text, location.origin);

  /** Each page in the frame has a window of its own, which has to hear of the app before its scripts run. */
  const join = (): void => {
    const page = frame?.contentWindow;
    if (!page || page.location.origin !== location.origin || 'ReactNativeWebView' in page) return;
    Object.assign(page, { ReactNativeWebView: { postMessage: hear } });
  };
  setInterval(join, 4);

  const messages: Readonly<Record<string, (text: string) => string>> = {
    token: (token) => JSON.stringify({ type: 'fcm-token', token }),
    tap: (link) => JSON.stringify({ type: 'notification-tap', data: link === '' ? {} : { link } }),
    version: (version) => JSON.stringify({ type: 'app-version', version }),
    anything: (text) => text,
  };
  for (const form of document.querySelectorAll('form'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = new FormData(form).get('text');
      const message = messages[form.id];
      if (message && typeof text === 'string') tell(message(text));
    });
  if (frame) frame.src = '/';
}
