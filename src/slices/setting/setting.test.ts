import { describe, expect, test } from 'vitest';
import { demoSettings, NOW, samara } from '../../../tests/demo.ts';
import { cityEntered, fold, restored, settingsLoaded, shopOpened } from '../../../tests/given.ts';
import { onStage } from '../../../tests/stage.ts';
import { DEFAULT_DELIVERY_PHONE, DEFAULT_DELIVERY_TEXT } from '../../domain/chain.ts';
import { draft } from '../draft.ts';
import {
  closedFor,
  selectDeliveryPhone,
  selectDeliveryText,
  selectIsOpen,
  selectRestaurants,
  selectZone,
} from './selectors.ts';

const week = (open: string, close: string) => ({
  workTime: { [samara.iikoId]: Array.from({ length: 7 }, () => ({ open, close, isNextDay: false })) },
});
const text = { delivery: { title: 'час', text: 'и ещё' }, self: { title: 'полчаса' } };

describe('settings of a city are keyed by its iikoId (assumptions, section 2)', () => {
  test('another city, another list', () => {
    const names = (slug: string) => selectRestaurants(fold(settingsLoaded(), cityEntered(slug))).length;
    expect([names('samara'), names('tolyatti'), names('novokujbyshevsk')]).toEqual([3, 2, 1]);
  });

  test('without a city, and for a key that objects have by themselves, there is nothing', () => {
    expect(selectRestaurants(fold(settingsLoaded()))).toEqual([]);
    const cities = [{ ...samara, iikoId: 'constructor' as typeof samara.iikoId }];
    const state = fold(settingsLoaded(), draft('city/listLoaded', { cities }));
    expect(selectRestaurants(state)).toEqual([]);
  });

  test('the zone of the address is found by its id', () => {
    const state = fold(shopOpened(), draft('address/zoneChanged', { zoneId: 'samara-north' as never }));
    expect(selectZone(state)?.name).toBe('Красная Глинка и Крутые Ключи');
  });
});

describe('when the shop takes orders (specification, section 4, "Adding an item", steps 1 and 2)', () => {
  test('a site that is not working outweighs the hours', () => {
    const state = fold(shopOpened({ isSiteNotWorking: true, ...week('10:00', '10:00') }));
    expect(closedFor(state, NOW)).toEqual({ kind: 'notWorking' });
  });

  test('outside the hours it is closed; unknown hours mean open', () => {
    expect(closedFor(fold(shopOpened(week('13:00', '20:00'))), NOW)).toEqual({ kind: 'workTime' });
    expect(closedFor(fold(shopOpened(week('11:00', '20:00'))), NOW)).toBeNull();
    expect(closedFor(fold(shopOpened({ workTime: {} })), NOW)).toBeNull();
    expect(closedFor(fold(), NOW)).toBeNull();
  });

  test('the page judges by the minute it knows of, and takes the server for open', () => {
    expect(selectIsOpen(fold(shopOpened(week('13:00', '20:00'))))).toBe(true);
    expect(selectIsOpen(fold(shopOpened(week('13:00', '20:00')), restored()))).toBe(false);
  });
});

describe('texts and defaults (specification, sections 8 and 9)', () => {
  test('the phone of the chain stands in until the settings name one', () => {
    expect(selectDeliveryPhone(fold())).toBe(DEFAULT_DELIVERY_PHONE);
    expect(selectDeliveryPhone(fold(settingsLoaded()))).toBe('+78463000000');
  });

  test('the delivery texts are fetched; a failed call falls back', () => {
    onStage(({ open, cold, flush }) => {
      const start = draft('view/restored', { saved: {} as never, storeVersion: '1', isOnline: true });
      const good = open([], { api: { deliveryText: () => cold('(t|)', { t: text }) } });
      const bad = open([], { api: { deliveryText: () => cold('#') } });
      good.emit('r', { r: start });
      bad.emit('r', { r: start });
      flush();
      expect(selectDeliveryText(good.store.state())).toEqual(text);
      expect(selectDeliveryText(bad.store.state())).toEqual(DEFAULT_DELIVERY_TEXT);
    });
  });

  test('the settings’ copy stands in until the call is answered, and never for a failed one', () => {
    const asked = fold(settingsLoaded({ deliveryText: text }));
    expect(selectDeliveryText(asked)).toEqual(text);
    expect(selectDeliveryText(fold(asked, draft('setting/deliveryTextFailed')))).toEqual(
      DEFAULT_DELIVERY_TEXT,
    );
  });
});

test('settings that cannot be loaded leave those at hand, and are reported', () => {
  onStage(({ open, cold, flush }) => {
    const { emit, store, reports } = open([shopOpened()], { api: { settings: () => cold('#') } });
    emit('p', { p: draft('setting/reloadPushed') });
    flush();
    expect(store.state().setting.values).toEqual(demoSettings());
    expect(reports).toEqual(['setting/loadSettings']);
  });
});
