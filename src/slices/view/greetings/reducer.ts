import { textHash } from '../../../domain/textHash.ts';
import type { PartMeanings } from '../tables.ts';

export const greetingMeanings: PartMeanings<'modal/opened' | 'modal/dismissed'> = {
  'modal/opened': (view, { payload: { modal } }) => {
    if (modal.kind === 'information') view.shownInformation = textHash(modal.text);
  },
  'modal/dismissed': (view, { payload: { kind } }) => {
    if (kind === 'information') view.seen.information = view.shownInformation;
    if (kind === 'march') view.seen.march = true;
  },
};
