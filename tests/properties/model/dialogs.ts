import type { Modal } from '../../../src/slices/modal/state.ts';

const SEEN: ReadonlySet<string> = new Set([
  'city',
  'auth',
  'modifiers',
  'snackGift',
  'notWorking',
  'workTime',
  'information',
  'cartErrors',
]);
/** Dialogs of which none may be lost (specification, section 2, "Modals"; assumptions, sections 4 and 7). */
export const mustBeSeen = (modal: Modal): boolean =>
  modal.kind === 'product' ? modal.isGift : SEEN.has(modal.kind);
/** What the shop itself says or asks is no page's. */
const OF_SHOP: ReadonlySet<string> = new Set(['march', ...[...SEEN].filter((kind) => kind !== 'auth')]);
export const ofPage = (modal: Modal): boolean =>
  modal.kind === 'modifiers' || modal.kind === 'product' ? !modal.isGift : !OF_SHOP.has(modal.kind);
export const textOf = (modal: Modal): string => JSON.stringify(modal);

/** One dialog and a line of people behind it. */
export class DialogModel {
  shown: Modal | null = null;
  line: Modal[] = [];
  /** How often each came up, and how often it was wanted or pushed aside. */
  readonly ups = new Map<string, number>();
  readonly wishes = new Map<string, number>();

  wait(modal: Modal): void {
    const known = [...(this.shown ? [this.shown] : []), ...this.line].map(textOf);
    if (known.includes(textOf(modal))) return;
    this.count(this.wishes, modal);
    this.line.push(modal);
    this.nextUp();
  }
  push(modal: Modal): void {
    const before = this.shown;
    if (before && textOf(before) === textOf(modal)) return;
    if (!this.line.some((one) => textOf(one) === textOf(modal))) this.count(this.wishes, modal);
    if (before && mustBeSeen(before)) {
      this.count(this.wishes, before);
      this.line.unshift(before);
    }
    this.line = this.line.filter((one) => textOf(one) !== textOf(modal));
    this.up(modal);
  }
  close(): void {
    this.shown = null;
    this.nextUp();
  }
  /** The customer goes to another page. */
  turn(): void {
    this.line = this.line.filter((one) => !ofPage(one));
    this.lead();
  }
  /** The shop leads to another page. */
  lead(): void {
    if (this.shown && ofPage(this.shown)) this.close();
  }
  logIn(): void {
    this.line = this.line.filter(({ kind }) => kind !== 'auth');
    if (this.shown?.kind === 'auth') this.shown = null;
    this.nextUp();
  }
  private nextUp(): void {
    const next = this.shown ? undefined : this.line.shift();
    if (next) this.up(next);
  }
  private up(modal: Modal): void {
    this.shown = modal;
    this.count(this.ups, modal);
  }
  private count(of: Map<string, number>, modal: Modal): void {
    of.set(textOf(modal), (of.get(textOf(modal)) ?? 0) + 1);
  }
}
