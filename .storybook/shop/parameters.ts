import type { OperationName } from '../../contracts/operations.ts';
import type { Fault } from '../../mocks/backend/options.ts';
import type { Position } from '../../src/domain/position.ts';
import type { StatePatch, Step } from '../../tests/given.ts';
import type { LiveStep } from './live.ts';
import type { Platform } from './native.ts';

/** What a story of the shop's state says of itself. */
export interface ShopParameters {
  /** What has happened before the story begins, through the shop's own reducers and rules. A story with it gets a store. */
  readonly given?: readonly Step[];
  /** Of a story out of a report: the state that the report began with. No other story lays fields over the state. */
  readonly began?: StatePatch;
  /** Nobody answers: the work in the world is not started, so that the screen stays the one that a report tells of. */
  readonly isStill?: boolean;
  /** The address it begins at. */
  readonly route?: string;
  /** The time it is all the while, as local ISO time; the demo's noon unless told otherwise. */
  readonly clock?: string;
  /** The chain's own app is around the shop. */
  readonly native?: Platform | null;
  /** What the live connection tells by itself, and when it breaks. */
  readonly live?: readonly LiveStep[];
  /** Where the browser says that the customer is; that it does not know, unless told otherwise. */
  readonly position?: Position | undefined;
  /** Operations of the demo back end that answer otherwise in this story. */
  readonly http?: Readonly<Partial<Record<OperationName, Fault>>>;
  /** The live connection cannot be had. */
  readonly isLiveDown?: boolean;
  /** Messages of the console that this story is about; any other fails it. */
  readonly expectedMessages?: readonly RegExp[];
}
