import type { Locator, Page } from '@playwright/test';

/** More stops than any page of the journeys has before the thing that is wanted. */
const MAX_STOPS = 250;
const MAX_ARROWS = 80;
const PARTS_OF_DAY = 3;

type Click = (this: Locator, options?: object) => Promise<void>;
type Fill = (this: Locator, text: string, options?: object) => Promise<void>;
type Choose = (this: Locator, label: string) => Promise<readonly string[]>;

/** What a keyboard has to know of the thing that is wanted. */
const kindOf = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const role = element.getAttribute('role') ?? '';
    return element instanceof HTMLInputElement ? element.type : role || element.localName;
  });

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

const repeat = async (most: number, isThere: () => Promise<boolean>, press: () => Promise<void>) => {
  for (let count = 0; count < most; count += 1) {
    if (await isThere()) return;
    await press();
  }
  throw new Error('The keyboard never came there');
};

/** Presses Tab until the thing has the focus, as a person without a pointer does. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  await target.and(target.page().locator(':enabled, a[href], [tabindex]')).waitFor({ state: 'attached' });
  await repeat(
    MAX_STOPS,
    () => hasFocus(target),
    () => target.page().keyboard.press('Tab'),
  );
}

/** Tab comes to a group of radios once; arrows choose within it. */
async function choose(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  const isInGroup = (): Promise<boolean> =>
    target.evaluate((element) => {
      const active = document.activeElement;
      const group = element.closest('[role=radiogroup], fieldset');
      return (
        active instanceof HTMLInputElement && active.type === 'radio' && group?.contains(active) === true
      );
    });
  await repeat(MAX_STOPS, isInGroup, () => keyboard.press('Tab'));
  await repeat(
    MAX_ARROWS,
    () => hasFocus(target),
    () => keyboard.press('ArrowDown'),
  );
  if (!(await target.isChecked())) await keyboard.press('Space');
}

/** A list of suggestions is walked from its field, which keeps the focus. */
async function pick(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await target.waitFor();
  const isMarked = (): Promise<boolean> =>
    target.evaluate(
      (element) => document.activeElement?.getAttribute('aria-activedescendant') === element.id,
    );
  await repeat(MAX_ARROWS, isMarked, () => keyboard.press('ArrowDown'));
  await keyboard.press('Enter');
}

const click: Click = async function byKeyboard() {
  const kind = await kindOf(this);
  if (kind === 'option') return pick(this);
  if (kind === 'radio') return choose(this);
  await tabTo(this);
  return this.page().keyboard.press(kind === 'checkbox' ? 'Space' : 'Enter');
};

const type: Fill = async function byKeyboard(text) {
  await tabTo(this);
  await this.page().keyboard.type(text);
};

/** A field for a day takes its parts in the order of the browser's own language, whatever the page speaks. */
async function fillDay(target: Locator, text: string): Promise<void> {
  const { keyboard } = target.page();
  const [year = '', month = '', day = ''] = text.split('-');
  for (const digits of [day + month + year, month + day + year]) {
    for (let part = 0; part < PARTS_OF_DAY; part += 1) await keyboard.press('ArrowLeft');
    await keyboard.type(digits);
    if ((await target.inputValue()) === text) return;
  }
  throw new Error(`No keys make ${text} of the field`);
}

const fill: Fill = async function byKeyboard(text) {
  await tabTo(this);
  const { keyboard } = this.page();
  if ((await kindOf(this)) === 'date') return fillDay(this, text);
  await keyboard.press('Control+A');
  return text === '' ? keyboard.press('Delete') : keyboard.type(text);
};

const select: Choose = async function byKeyboard(label) {
  await tabTo(this);
  const { keyboard } = this.page();
  const chosen = (): Promise<string> =>
    this.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label ?? '');
  await keyboard.press('Home');
  await repeat(
    MAX_ARROWS,
    async () => (await chosen()) === label,
    () => keyboard.press('ArrowDown'),
  );
  return [label];
};

/** From here on every journey of this worker uses no pointer: its clicks, ticks and texts are keys, reached by Tab. */
export async function putPointerAway(page: Page): Promise<void> {
  // A pointer that is used all the same is a complaint of the page.
  await page.addInitScript(() => {
    const complain = (): void => {
      throw new Error('A pointer was used');
    };
    addEventListener('pointerdown', complain, true);
  });
  Object.assign(Object.getPrototypeOf(page.locator('body')) as object, {
    click,
    check: click,
    uncheck: click,
    fill,
    pressSequentially: type,
    selectOption: select,
  });
}
