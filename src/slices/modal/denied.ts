import { selectProductIndex } from '../catalog/selectors.ts';
import { draft } from '../draft.ts';
import type { AppDraft } from '../events.ts';
import { closedFor } from '../setting/selectors.ts';
import type { AppState } from '../state.ts';
import type { Modal } from './state.ts';

/** What a dialog says is not true: of the settings and the catalog at hand, at a time in ms. */
const isDenied = (state: AppState, modal: Modal, time: number): boolean => {
  const { values } = state.setting;
  if (modal.kind === 'notWorking' || modal.kind === 'workTime')
    return closedFor(state, time)?.kind !== modal.kind;
  if (modal.kind === 'information')
    return values !== null && !(values.isSiteInformation && values.textSiteInformation === modal.text);
  if (modal.kind === 'march') return values !== null && !values.isMarchModalOn;
  return (
    (modal.kind === 'modifiers' || modal.kind === 'product') &&
    state.catalog.products.length > 0 &&
    !selectProductIndex(state).has(modal.productId)
  );
};

/** Dialogs that older data opened, or had waiting, and that what was just loaded denies. */
export const withdrawn = (state: AppState, { time }: { readonly time: number }): readonly AppDraft[] =>
  [state.modal.open, ...state.modal.queue].flatMap((modal) =>
    modal && isDenied(state, modal, time) ? [draft('modal/withdrawn', { modal })] : [],
  );
