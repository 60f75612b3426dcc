import type { DeliveryText, Settings } from '../../domain/settings.ts';
import { fact } from '../../kernel/event.ts';

export const settingEvents = {
  'setting/reloadDue': fact('rule'),
  'setting/reloadPushed': fact('server'),
  'setting/loaded': fact<{ values: Settings; skipped: readonly string[] }>('server'),
  'setting/loadFailed': fact('server'),
  'setting/versionFound': fact<{ version: string }>('server'),
  /** Once a page: the settings at hand were loaded by it, or are of the version that the server names. */
  'setting/confirmed': fact('rule'),
  'setting/deliveryTextLoaded': fact<{ text: DeliveryText }>('server'),
  'setting/deliveryTextFailed': fact('server'),
} as const;
