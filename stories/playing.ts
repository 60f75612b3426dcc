import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { shopInSight } from '../.storybook/shop/addon.ts';
import type { AppDraft, AppEventType } from '../src/slices/events.ts';
import { tell } from '../tests/given.ts';
import buttonStyles from '../src/ui/primitives/button.module.css';

/** What of a story's context a play function needs. */
export type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** The dialog in sight, by its name. */
export const dialogNamed = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });

/** The element comes, and whatever was moving lets it be seen. */
export const appears = (find: () => HTMLElement): Promise<void> =>
  waitFor(() => expect(find()).toBeVisible());

/** This is on the page from the start. */
export const shows =
  (role: string, name: string | RegExp) =>
  async ({ canvas }: Pick<Playing, 'canvas'>): Promise<void> => {
    await expect(canvas.getByRole(role, { name })).toBeVisible();
  };

/** The card of this dish says that there is none. */
export const seesOut =
  (dish: string) =>
  async ({ canvas }: Pick<Playing, 'canvas'>): Promise<void> => {
    const card = within(canvas.getByRole('article', { name: dish }));
    await expect(card.getByText('Нет в наличии')).toBeVisible();
  };

export const sees = (text: string | RegExp): Promise<void> => appears(() => screen.getByText(text));

/** The pill that says that there is no connection. */
export const seesOffline = (): Promise<void> => sees('Нет соединения с интернетом');

/** Places are kept for what is on its way. */
export const keepsPlaces = async (): Promise<void> => {
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeVisible());
};

export const dialogGone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** One dialog is in sight, it has the focus, and all else is hidden from assistive tools. */
export const seesDialog = (name: string) => async (): Promise<void> => {
  const dialog = await dialogNamed(name);
  await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(screen.queryByRole('main')).toBeNull();
};

/** The focus comes back a moment after a dialog has gone. */
export const getsFocus = (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(element).toHaveFocus());

/** One main button, and this one, leads on from what is in sight: from the dialog, where one is open. */
export const leadsOnBy = (name: string | RegExp): Promise<void> =>
  waitFor(() => {
    const place = screen.queryByRole('dialog') ?? screen.getByRole('main');
    const ways = [...place.querySelectorAll<HTMLElement>(`.${buttonStyles['main']}`)].filter((way) =>
      way.checkVisibility(),
    );
    return expect(ways.map((way) => way.textContent)).toEqual([expect.stringMatching(name)]);
  });

/** Where the page shows through beside an open dialog. */
export const beside = (dialog: HTMLElement): Element => dialog.closest('[data-overlay]') ?? document.body;

/** A press on this button of the page, once it is there. */
export const presses = async (
  { canvas, userEvent }: Playing,
  name: string | RegExp,
): Promise<HTMLElement> => {
  const button = await canvas.findByRole('button', { name });
  await userEvent.click(button);
  return button;
};

/** A press on this button opens the dialog. */
export const opens =
  (button: string | RegExp, dialog: string) =>
  async (playing: Playing): Promise<void> => {
    await presses(playing, button);
    await seesDialog(dialog)();
  };

/** A press on this button opens the dialog, Escape closes it, and the focus is back on the button. */
export const opensAndCloses =
  (button: string | RegExp, dialog: string) =>
  async (playing: Playing): Promise<void> => {
    const opener = await presses(playing, button);
    await seesDialog(dialog)();
    await playing.userEvent.keyboard('{Escape}');
    await dialogGone();
    await getsFocus(opener);
  };

/** A tap on the map of all the zones of Самара, in the centre of the city: it lies below the middle of the drawing. */
export const tapsCentre = async ({ userEvent }: Pick<Playing, 'userEvent'>): Promise<void> => {
  const map = await screen.findByRole('img', { name: 'Зоны доставки города' });
  const { x, y, width, height } = map.getBoundingClientRect();
  await userEvent.pointer({
    keys: '[MouseLeft]',
    target: map,
    coords: { clientX: x + width / 2 - height * 0.17, clientY: y + height * 0.77 },
  });
};

/** Something comes to pass around the page while the customer looks at it. */
export function happens(fact: AppDraft): void {
  const store = shopInSight()?.store;
  if (store) tell(store, fact);
}

/** Types of the events since the story began, in their order. */
const typesSinceGiven = (): readonly AppEventType[] => {
  const { events, given } = shopInSight()?.journal() ?? { events: [], given: 0 };
  return events.slice(given).map(({ type }) => type);
};

/** What is left of the wanted events once those that came, in this order, are crossed off. */
const lacking = (wanted: readonly AppEventType[]): readonly AppEventType[] =>
  typesSinceGiven().reduce<readonly AppEventType[]>(
    (left, type) => (type === left[0] ? left.slice(1) : left),
    wanted,
  );

/** The story's journal: what has happened since its given part. */
export const log = {
  /** These facts come, in this order, among others. */
  holds: (...types: readonly AppEventType[]): Promise<void> =>
    waitFor(() => expect(lacking(types)).toEqual([])),
  /** None of these has come so far. */
  lacks: async (...types: readonly AppEventType[]): Promise<void> => {
    const came = typesSinceGiven();
    await expect(types.filter((type) => came.includes(type))).toEqual([]);
  },
};
