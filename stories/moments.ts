import type { StoryContext } from '@storybook/react-vite';
import type { Step } from '../tests/given.ts';
import { menuFailed, menuOnItsWay, wentOffline } from './given.ts';
import { keepsPlaces, sees, seesOffline, shows } from './playing.ts';

type Play = (context: StoryContext) => Promise<void>;

/** What many screens show alike, whatever each was given; a story spreads it. */
const moment =
  (play: Play) =>
  (...given: readonly Step[]) => ({ parameters: { given }, play });

/** What the screen needs is still on its way. */
export const waiting = moment(keepsPlaces);

/** The menu is still on its way. */
export const menuAwaited = waiting(menuOnItsWay);

/** The menu could not be had, and may be asked for again. */
export const menuMissed = moment(shows('button', 'Повторить'))(menuFailed);

/** A list of the account could not be had. */
export const listFailed = moment(() => sees('Не удалось обновить список'));

/** The connection goes after all this. */
export const offline = (...given: readonly Step[]) => moment(seesOffline)(...given, wentOffline);
