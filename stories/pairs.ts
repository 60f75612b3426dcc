import { expect, screen, waitFor } from 'storybook/test';
import { shopInSight } from '../.storybook/shop/addon.ts';
import { mustBeAnswered, type Modal, type ModalKind } from '../src/slices/modal/state.ts';
import type { ShopStore } from '../src/ui/store.tsx';
import { EVERY_KIND, EVERY_MODAL, foundBy } from './everyModal.ts';
import { getsFocus, type Playing } from './playing.ts';

const SCROLLED_TO = 120;
/** Twice around a dialog of this many stops. */
const ROUNDS = 2;

/** The dialogs within reach. Five hundred pairs have no time for a search through the whole accessibility tree. */
const dialogs = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], dialog[open]')].filter(
    (dialog) => !dialog.closest('[inert], [aria-hidden="true"]'),
  );

const nameOf = (dialog: HTMLElement): string =>
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';

/** It lies beside the page: the focus stays where it was, and nothing is out of reach. */
const isBeside = (kind: ModalKind): boolean => kind === 'snackGift';

/** Exactly this dialog is there, and it has the focus, unless it lies beside the page. */
const onlyDialog = async (kind: ModalKind): Promise<HTMLElement> => {
  await waitFor(() => expect(dialogs().map(nameOf)).toEqual([expect.stringMatching(foundBy(kind))]));
  const [dialog = document.body] = dialogs();
  if (isBeside(kind)) {
    await expect(dialog.contains(document.activeElement)).toBe(false);
    return dialog;
  }
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
};

const noDialog = (): Promise<void> => waitFor(() => expect(dialogs()).toHaveLength(0));

/** Two dialogs of one kind are the same one here: what is asked for again does not wait for itself. */
const comesBack = (first: Modal, second: Modal): boolean =>
  first.kind !== second.kind && mustBeAnswered(first);

/** Tab goes around within the dialog and never leaves it. */
const keepsFocus = async (kind: ModalKind, { userEvent }: Playing): Promise<void> => {
  const dialog = await onlyDialog(kind);
  if (isBeside(kind)) return;
  const stops = dialog.querySelectorAll('a[href], button, input, textarea, select, [tabindex="0"]').length;
  for (let presses = 0; presses <= ROUNDS * stops; presses += 1) {
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
  }
};

interface Page {
  readonly store: ShopStore;
  /** What has the focus before the first dialog, and gets it back after the last. */
  readonly opener: HTMLElement;
}
interface Pair {
  readonly first: ModalKind;
  readonly second: ModalKind;
}

/** The second dialog takes the place of the first; once both are closed, the page is as it was. */
const playPair = async (
  { store, opener }: Page,
  { first, second }: Pair,
  { userEvent }: Playing,
): Promise<void> => {
  opener.focus();
  window.scrollTo(0, SCROLLED_TO);
  store.emit('modal/requested', { modal: EVERY_MODAL[first].modal });
  await onlyDialog(first);
  store.emit('modal/requested', { modal: EVERY_MODAL[second].modal });
  await onlyDialog(second);
  await userEvent.keyboard('{Escape}');
  if (comesBack(EVERY_MODAL[first].modal, EVERY_MODAL[second].modal)) {
    await onlyDialog(first);
    await userEvent.keyboard('{Escape}');
  }
  await noDialog();
  await getsFocus(opener);
  await waitFor(() => expect(window.scrollY).toBe(SCROLLED_TO));
};

/** Each dialog after this one; this one keeps the focus on the way. */
export const eachAfter =
  (first: ModalKind) =>
  async (playing: Playing): Promise<void> => {
    const { store } = shopInSight() ?? {};
    if (!store) throw new Error('The pairs need a shop');
    const opener = await screen.findByRole('button', { name: /^Город:/ });
    store.emit('modal/requested', { modal: EVERY_MODAL[first].modal });
    await keepsFocus(first, playing);
    await playing.userEvent.keyboard('{Escape}');
    await noDialog();
    for (const second of EVERY_KIND) await playPair({ store, opener }, { first, second }, playing);
  };
