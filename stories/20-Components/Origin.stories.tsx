import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fromRoubles } from '../../src/domain/money.ts';
import { draft } from '../../src/slices/draft.ts';
import { DiagnosisProvider, NO_DIAGNOSIS, type Origin } from '../../src/ui/diagnosis.ts';
import { Panel } from '../../src/ui/primitives/Panel.tsx';
import { SummaryList, SummaryRow } from '../../src/ui/primitives/SummaryRow.tsx';
import { OriginOf } from '../../src/ui/why/OriginOf.tsx';
import { readDelivery } from '../../src/ui/why/sums.ts';
import { commit, fold, lineFor, shopOpened } from '../../tests/given.ts';
import { samplePromoAnswer } from '../../tests/samples.ts';

const { productId } = lineFor('Зелёный дракон');
const at = { now: () => new Date(2026, 2, 2, 12, 41).getTime() };
const tapped = commit(
  fold(shopOpened()),
  draft('cart/addTapped', { productId, choice: null, quantity: 1 }),
  at,
);
const { state, events } = commit(
  tapped.state,
  draft('cart/promoCalculated', { revision: tapped.state.cart.revision, answer: samplePromoAnswer() }),
  at,
);
const chain = [...tapped.events.slice(0, 1), ...events.slice(0, 1)];

/** The row of the delivery, with «Почему?» that finds this in the journal. */
const row = (origin: Origin) => (
  <DiagnosisProvider value={{ ...NO_DIAGNOSIS, origin: () => Promise.resolve(origin) }}>
    <div className="sample--form">
      <Panel label="Сумма заказа">
        <SummaryList>
          <SummaryRow
            label="Доставка"
            value={fromRoubles(149)}
            why={
              <>
                {'Адрес в зоне «Центр»: 149 ₽. Цена зависит от адреса.'}
                <OriginOf value={fromRoubles(149)} read={readDelivery} />
              </>
            }
          />
        </SummaryList>
      </Panel>
    </div>
  </DiagnosisProvider>
);

const meta = preview.meta({
  title: '20 Элементы/Откуда сумма',
  id: '20-components-origin',
  component: OriginOf,
  args: { value: fromRoubles(149), read: readDelivery },
});

export const Answered = meta.story({
  name: 'Ответ после действия',
  tags: ['component:SummaryRow'],
  render: () => row({ chain, before: fromRoubles(199), state }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Почему?' }));
    await expect(
      await canvas.findByText(/^Так с 12:41: ответ акций, а перед этим вы добавили/),
    ).toBeVisible();
  },
});

export const FromTheStart = meta.story({
  name: 'Было с самого начала',
  tags: ['component:SummaryRow'],
  render: () => row({ chain: [], before: fromRoubles(149), state }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Почему?' }));
    await expect(await canvas.findByText(/^Так было уже, когда страница открылась/)).toBeVisible();
  },
});
