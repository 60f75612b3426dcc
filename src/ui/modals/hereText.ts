import type { AddressState } from '../../slices/address/state.ts';

const WORDS = {
  asked: 'Ждём, что скажет браузер…',
  refused: 'Браузер не разрешил узнать место. Введите адрес сами или разрешите это в его настройках.',
  late: 'Место не нашлось за десять секунд. Попробуйте ещё раз или введите адрес сами.',
  unknown: 'Браузер не знает, где вы. Введите адрес сами или покажите место на карте.',
} as const;

/** What is said beside «Определить моё место»: before the press what it is for, then how it goes and how it ended. */
export const hereText = (here: AddressState['here'], isFilled: boolean): string => {
  if (here !== null) return WORDS[here];
  return isFilled
    ? 'Нашли вас. Проверьте дом и допишите квартиру.'
    : 'Спросим браузер, только чтобы заполнить адрес.';
};
