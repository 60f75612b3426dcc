import type { Page } from '@playwright/test';

/** Something on the screen that can be pressed or typed into, as it is found again. */
export interface Control {
  readonly role: string;
  readonly name: string;
  /** Among those of the same role and name, from the top of the page. */
  readonly nth: number;
  /** Where it stands: `dialog`, `main`, `banner`, `navigation`, `contentinfo`, or `other`. */
  readonly place: string;
  /** Stands in a card or in a row of a list, as others like it do. */
  readonly isInItem: boolean;
  readonly isField: boolean;
  /** A box that is not ticked. */
  readonly isUnticked: boolean;
}

/** What is on a page. */
export interface Surveyed {
  readonly controls: readonly Control[];
  /** A control that lies under something and cannot be scrolled, with what lies over it; null where there is none. */
  readonly buried: string | null;
  /** The same of a message. */
  readonly unread: string | null;
}

/** Where a control is: a point of it that can be pressed; `covered` by something else; gone. */
export type Reach = Point | { readonly coveredBy: string } | null;
type Wanted = Pick<Control, 'role' | 'name' | 'nth'>;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: lists what can be pressed, or scrolls to one of it and tells how it is reached. */
export const survey = (wanted: Wanted | null): Surveyed | Reach => {
  const SELECTOR =
    'a[href], button, input, textarea, select, summary, [role="button"], [role="link"], [role="option"], [role="menuitem"], [role="tab"]';
  const PLACES = 'dialog, [role="dialog"], main, header, nav, footer';
  const NAMES: Readonly<Record<string, string>> = {
    DIALOG: 'dialog',
    MAIN: 'main',
    HEADER: 'banner',
    NAV: 'navigation',
    FOOTER: 'contentinfo',
  };
  const labelOf = (element: HTMLElement): string => {
    const own = element.getAttribute('aria-label');
    if (own) return own;
    const ids = element.getAttribute('aria-labelledby');
    const named = ids
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
    if (named) return named;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const text = (label ?? element).textContent?.trim() ?? '';
    return text || (element.getAttribute('placeholder') ?? element.title);
  };
  const roleOf = (element: HTMLElement): string => {
    const own = element.getAttribute('role');
    if (own) return own;
    if (element instanceof HTMLAnchorElement) return 'link';
    if (element instanceof HTMLTextAreaElement) return 'textbox';
    if (element instanceof HTMLInputElement)
      return ['radio', 'checkbox', 'range'].includes(element.type) ? element.type : 'textbox';
    return element instanceof HTMLSelectElement ? 'combobox' : 'button';
  };
  /** A radio is often drawn by its label and is itself out of sight. */
  const bodyOf = (element: HTMLElement): HTMLElement =>
    element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)
      ? (element.closest('label') ?? element)
      : element;
  const leadsAway = (element: HTMLElement): boolean =>
    element instanceof HTMLAnchorElement &&
    (element.target === '_blank' || element.hasAttribute('download') || element.origin !== location.origin);
  const isOff = (element: HTMLElement): boolean =>
    element.matches(':disabled, [aria-disabled="true"], [type="file"], [type="hidden"]');
  /** Its middle, or a quarter of it where something lies over that. */
  const touch = (body: HTMLElement): Reach => {
    const { left, top, width, height } = body.getBoundingClientRect();
    let over: Element | null = null;
    for (const part of [0.5, 0.25, 0.75]) {
      const [x, y] = [left + width * part, top + height * part];
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && (body.contains(hit) || hit.contains(body))) return { x, y };
      over ??= hit;
    }
    // What has the focus comes into sight by the keyboard, and goes with it: a link over the head of the page.
    if (over?.closest('a:focus, button:focus')) return null;
    // What a press elsewhere closes lies over nothing: the press that was meant for what is below closes it.
    if (over?.closest('[popover="auto"]:popover-open')) return null;
    // The end of a page cannot be moved from under a message at the foot of the screen, which passes.
    if (body.closest('footer')) return null;
    return over && { coveredBy: `${over.tagName} ${over.textContent?.trim().slice(0, 60) ?? ''}` };
  };
  const reach = (body: HTMLElement): Reach => {
    body.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return touch(body);
  };
  /** It stands at the edge of the screen, and the page passes under it. */
  const isStuck = (part: HTMLElement, { top, bottom }: CSSStyleDeclaration): boolean => {
    const box = part.getBoundingClientRect();
    return (
      Math.abs(box.top - Number.parseFloat(top)) < 1.5 ||
      Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 1.5
    );
  };
  /** Neither the page nor a part of it can be scrolled to bring it out from under something. */
  const isPinned = (body: HTMLElement): boolean => {
    for (let at: HTMLElement | null = body; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(style.overflowY)) return false;
      if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(style.overflowX)) return false;
      if (style.position === 'fixed') return true;
      if (style.position === 'sticky' && isStuck(at, style)) return true;
    }
    return false;
  };
  /** What lies over all of a control that stands still on the screen. */
  const coverOf = (body: HTMLElement): string | null => {
    const { left, top, right, bottom } = body.getBoundingClientRect();
    const isInSight = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const found = isInSight && isPinned(body) ? touch(body) : null;
    return found && 'coveredBy' in found ? found.coveredBy : null;
  };
  const dialogs = [
    ...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog:modal'),
  ].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const unreadOf = (message: HTMLElement): string | null => {
    const { width, height } = message.getBoundingClientRect();
    const text = message.innerText.trim();
    // Some are only heard, and what asks for an answer lies over what was said before it.
    const isAsked = dialogs.length > 0 || document.querySelector('[role="listbox"]') !== null;
    const isBehind = isAsked && message.closest('[data-react-aria-top-layer]') === null;
    const over = isBehind || width < 8 || height < 8 || text === '' ? null : coverOf(message);
    return over === null ? null : `«${text.slice(0, 60)}» под ${over}`;
  };
  const inert = '[inert], [aria-hidden="true"], [hidden]';
  const counts = new Map<string, number>();
  const list: Control[] = [];
  let buried: string | null = null;
  for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
    const body = bodyOf(element);
    if (isOff(element) || leadsAway(element) || element.closest(inert)) continue;
    if (!body.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = body.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const isOver = dialogs.some((dialog) => dialog.contains(element)) || element.closest('[role="listbox"]');
    if (dialogs.length > 0 && !isOver) continue;
    const role = roleOf(element);
    const name = labelOf(element).replaceAll(/\s+/g, ' ').slice(0, 80);
    const key = `${role} ${name}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    if (wanted !== null) {
      if (wanted.role !== role || wanted.name !== name || wanted.nth !== nth) continue;
      return reach(body);
    }
    const over = coverOf(body);
    if (over !== null) buried ??= `«${name}» под ${over}`;
    const place = element.closest<HTMLElement>(PLACES);
    const isField =
      role === 'textbox' || role === 'searchbox' || role === 'combobox' || role === 'spinbutton';
    list.push({
      role,
      name,
      nth,
      place: place?.getAttribute('role') ?? NAMES[place?.tagName ?? ''] ?? 'other',
      isInItem: element.closest('article, li') !== null,
      isField: isField && !(element instanceof HTMLSelectElement) && !(element instanceof HTMLButtonElement),
      isUnticked: element instanceof HTMLInputElement && element.type === 'checkbox' && !element.checked,
    });
  }
  if (wanted !== null) return null;
  const messages = [...document.querySelectorAll<HTMLElement>('[role="status"], [role="alert"], output')];
  const unread = messages
    .filter((message) => message.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map(unreadOf)
    .find((found) => found !== null);
  return { controls: list, buried, unread: unread ?? null };
};

/** As the eyes of the page hold it (eyes.ts). */
interface Surveying {
  exploredSurvey?: typeof survey;
}

/** How a control is reached, scrolled into sight; null where it is gone. Nobody presses what still moves: cards settle as they come. */
export const reachOf = (page: Page, { role, name, nth }: Wanted): Promise<Reach> =>
  page.evaluate(
    async (wanted) => {
      const look = (): Reach => ((window as Surveying).exploredSurvey?.(wanted) ?? null) as Reach;
      let reach = look();
      for (let left = 5; left > 0 && reach !== null; left -= 1) {
        await new Promise((resolve) => setTimeout(resolve, 34));
        const next = look();
        if (JSON.stringify(next) === JSON.stringify(reach)) break;
        reach = next;
      }
      return reach;
    },
    { role, name, nth },
  );
