import { selectBasePath } from '../../city/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { AppState } from '../../state.ts';

/** What a customer hears who changes a cart whose order is under way: nothing of it would reach the kitchen. */
export const orderUnderWay = (state: AppState): readonly AppDraft[] => {
  const toOrder = draft('view/navigationDue', { to: `${selectBasePath(state)}checkout`, mode: 'push' });
  return [
    draft('view/noticeRaised', {
      notice: {
        kind: 'info',
        text: 'Проверяем заказ. Корзину можно будет изменить, как только ресторан ответит',
        action: { title: 'Что с заказом', emits: toOrder },
      },
    }),
  ];
};
