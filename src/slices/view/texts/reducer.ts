import { castDraft } from 'immer';
import type { PartMeanings } from '../tables.ts';
import type { textEvents } from './events.ts';
import type { PageText } from './state.ts';

export const textMeanings: PartMeanings<keyof typeof textEvents> = {
  'view/textDue': (view, { payload: { slug } }) => {
    view.texts[slug] = { status: 'loading' };
  },
  'view/textLoaded': (view, { payload: { slug, title, content } }) => {
    const text: PageText = { status: 'ready', title, content };
    view.texts[slug] = castDraft(text);
  },
  'view/textFailed': (view, { payload: { slug } }) => {
    view.texts[slug] = { status: 'failed' };
  },
};
