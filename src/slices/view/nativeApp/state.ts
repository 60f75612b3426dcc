import { UNKNOWN_DEVICE, type Device } from '../../../domain/device.ts';

export interface NativeAppState {
  readonly device: Device;
  readonly isAppUpdateNeeded: boolean;
  /** The newest version of the app as the server names it, and the app's own as far as it has told; null: unknown. */
  readonly appVersions: { readonly newest: string | null; readonly own: string | null };
  /** Messages to the app's bridge that nobody could read. */
  readonly refusedAppMessages: number;
  /** For this visit. */
  readonly isAppUpdatePostponed: boolean;
}

export const initialNativeApp: NativeAppState = {
  device: UNKNOWN_DEVICE,
  isAppUpdateNeeded: false,
  appVersions: { newest: null, own: null },
  refusedAppMessages: 0,
  isAppUpdatePostponed: false,
};
