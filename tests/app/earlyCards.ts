/* oxlint-disable typescript/no-unsafe-type-assertion -- stands in for the few members of a page that are used */
import { notePresses, type EarlyPresses, type PressedPage } from '../../src/app/boot/early/earlyPresses.ts';
import { memoryStorage } from './shop.ts';

interface Card {
  readonly path: string;
  readonly price?: string;
  readonly asks?: boolean;
}

/** The sheet that the first script adopts; Node has none. */
class Sheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

const storageOf = (memory: ReturnType<typeof memoryStorage>) => ({
  getItem: (key: string) => memory.read(key),
  setItem: (key: string, value: string) => memory.write(key, value),
  removeItem: (key: string) => memory.remove(key),
});

/** As much of a card's elements as the first script reads. */
function buttonOf({ path, price = '100\u00A0₽', asks = false }: Card): object {
  const link = { getAttribute: () => path };
  const card = { getAttribute: () => path, querySelector: () => link };
  const button = {
    closest: (selector: string) => (selector === 'article' ? card : button),
    dataset: { add: asks ? 'ask' : 'one' },
    parentElement: { querySelector: () => ({ textContent: price }) },
  };
  return button;
}

/** A tab of a browser; each page of it has cards and a basket. An old browser knows no sheets that are made by scripts. */
export function earlyTab({ isClosed = false, isOld = false, cart = '', pressed = '' } = {}) {
  globalThis.CSSStyleSheet = Sheet as unknown as typeof CSSStyleSheet;
  const session = storageOf(memoryStorage(pressed === '' ? {} : { 'shop:pressed': pressed }));
  const local = storageOf(memoryStorage({ 'shop:version': '1', 'shop:1:cart': cart }));
  const open = (now: () => number) => {
    const events = new EventTarget();
    const document = {
      ...(!isOld && { adoptedStyleSheets: [] as readonly Sheet[] }),
      querySelector: () => ({ getAttribute: () => '0' }),
    };
    const page = {
      document,
      addEventListener: events.addEventListener.bind(events),
      get sessionStorage() {
        if (isClosed) throw new Error('closed');
        return session;
      },
      get localStorage() {
        if (isClosed) throw new Error('closed');
        return local;
      },
    } as unknown as PressedPage;
    const presses: EarlyPresses = notePresses(page, now);
    const dispatch = (target: unknown): boolean => {
      const event = new Event('click', { cancelable: true });
      Object.defineProperty(event, 'target', { value: target });
      return events.dispatchEvent(event);
    };
    return {
      presses,
      /** Whether the press went its usual way. */
      press: (card: Card) => dispatch(buttonOf(card)),
      clickElsewhere: (target: unknown) => dispatch(target),
      /** The browser shows the page again that it has kept. */
      comeBack: () => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
      parse: () => events.dispatchEvent(new Event('DOMContentLoaded')),
      looks: () => (document.adoptedStyleSheets ?? []).map(({ text }) => text).join(''),
    };
  };
  return { open };
}
