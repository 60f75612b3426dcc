import type { DeliveryText, Settings } from '../../domain/settings.ts';

export interface SettingState {
  /** Null until the first answer; every key in it is readable, a broken one has its default. */
  readonly values: Settings | null;
  /** False while the settings may be as old as the page's copy in some cache: nothing is judged by them. */
  readonly isFresh: boolean;
  /** Of the settings at hand. */
  readonly version: string | null;
  /** The newest that the server named. */
  readonly foundVersion: string | null;
  /** Keys of the last answer that could not be read. */
  readonly skipped: readonly string[];
  /** Of its own call, or what section 8 shows where that fails; null until it ends: the settings' copy stands in. */
  readonly deliveryText: DeliveryText | null;
}

export const initialSetting: SettingState = {
  values: null,
  isFresh: false,
  version: null,
  foundVersion: null,
  skipped: [],
  deliveryText: null,
};
