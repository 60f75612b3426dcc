import type { DeliveryText, Settings } from '../../domain/settings.ts';
import { fact, payload } from '../../kernel/event.ts';

export const settingEvents = {
  'setting/reloadDue': fact('rule'),
  'setting/reloadPushed': fact('server'),
  'setting/loaded': fact('server', payload<{ values: Settings; skipped: readonly string[] }>()),
  'setting/loadFailed': fact('server'),
  'setting/versionFound': fact('server', payload<{ version: string }>()),
  /** Once a page: the settings at hand were loaded by it, or are of the version that the server names. */
  'setting/confirmed': fact('rule'),
  'setting/deliveryTextLoaded': fact('server', payload<{ text: DeliveryText }>()),
  'setting/deliveryTextFailed': fact('server'),
} as const;
