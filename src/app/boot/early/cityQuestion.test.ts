import { describe, expect, test } from 'vitest';
import { askEarly, type CityAnswer } from './cityQuestion.ts';

interface PressedButton {
  readonly value: string;
  readonly to: string;
  readonly isOwn?: boolean;
}
const SAMARA: PressedButton = { value: '1', to: '/samara/cart', isOwn: true };
const TOLYATTI: PressedButton = { value: '2', to: '/tolyatti/cart' };

/** As much of a page with the question in it as the first script touches. */
function pageWith(memory: Map<string, string>) {
  const told: string[] = [];
  let parse = (): void => undefined;
  const parsed = new Promise<void>((resolve) => (parse = resolve));
  const dialog = Object.assign(new EventTarget(), {
    returnValue: '',
    open: false,
    showModal: () => {
      dialog.open = true;
      told.push('opens');
    },
    remove: () => told.push('goes'),
    querySelector: (selector: string) => {
      const other = [SAMARA, TOLYATTI].find(
        ({ value, isOwn }) => selector === `[value="${value}"]:not([aria-current])` && !isOwn,
      );
      return other ? { dataset: { to: other.to } } : null;
    },
  });
  const behind = {
    setAttribute: () => told.push('hides the page'),
    removeAttribute: () => told.push('shows the page'),
  };
  const document = {
    getElementById: (id: string) => (id === 'app' ? behind : dialog),
    querySelector: () => ({ focus: () => told.push('focus in main') }),
  };
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  const ask = (hasChosenCity = false) =>
    askEarly(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a document as is read
      {
        document: document as unknown as Document,
        parsed,
        memory: () => storage,
        go: (address) => told.push(`to ${address}`),
      },
      hasChosenCity,
    );
  const answer = (value: string): void => {
    dialog.returnValue = value;
    dialog.open = false;
    dialog.dispatchEvent(new Event('close'));
  };
  /** All of the page has come. */
  const parses = async (): Promise<void> => {
    parse();
    await parsed;
  };
  return { told, ask, answer, parses };
}
/** What the shop is told when it takes the question over. */
const takenFrom = (question: ReturnType<typeof askEarly>): readonly (CityAnswer | null)[] => {
  const answers: (CityAnswer | null)[] = [];
  question.take((answer) => answers.push(answer));
  return answers;
};

describe('the question for the city before the shop comes to life', () => {
  test('opens before there is anything behind it, and hides that when it is there', async () => {
    const page = pageWith(new Map());
    page.ask();
    expect(page.told).toEqual(['opens']);
    await page.parses();
    expect(page.told).toEqual(['opens', 'hides the page']);
  });

  test('answered before there is anything behind it, it hides nothing', async () => {
    const page = pageWith(new Map());
    page.ask();
    page.answer('');
    await page.parses();
    expect(page.told).not.toContain('hides the page');
  });

  test('nobody is asked who has chosen a city, or has answered on the page before', () => {
    const page = pageWith(new Map());
    page.ask(true);
    const next = pageWith(new Map([['shop:cityAnswered', '1']]));
    next.ask();
    expect([page.told, next.told]).toEqual([[], []]);
  });

  test('the page’s own city closes it, and the shop is told when it comes', async () => {
    const page = pageWith(new Map());
    const question = page.ask();
    await page.parses();
    page.answer(SAMARA.value);
    expect(page.told.slice(2)).toEqual(['goes', 'shows the page', 'focus in main']);
    expect(takenFrom(question)).toEqual([SAMARA.value]);
  });

  test('another city leads to its page at once, and that page does not ask', () => {
    const memory = new Map<string, string>();
    const page = pageWith(memory);
    page.ask();
    page.answer(TOLYATTI.value);
    expect(page.told).toContain('to /tolyatti/cart');
    const next = pageWith(memory);
    expect(takenFrom(next.ask())).toEqual([null]);
    expect([next.told, memory.size]).toEqual([[], 0]);
  });

  test('Esc is told as an answer without a city', () => {
    const page = pageWith(new Map());
    const question = page.ask();
    page.answer('');
    expect(takenFrom(question)).toEqual(['']);
  });

  test('once the shop has taken over, it is told at once, and leads where it wants itself', () => {
    const memory = new Map<string, string>();
    const page = pageWith(memory);
    const answers: (CityAnswer | null)[] = [];
    page.ask().take((answer) => answers.push(answer));
    expect(answers).toEqual([]);
    page.answer(TOLYATTI.value);
    expect(answers).toEqual([TOLYATTI.value]);
    expect([page.told.some((line) => line.startsWith('to ')), memory.size]).toEqual([false, 0]);
  });
});
