import { customerIn, PHONE } from '../../examples/samples.ts';
import { specified } from '../../sentence.ts';
import { given, type Given } from '../../states.ts';
import type { Check } from '../check.ts';
import { shownValue, wrong } from '../judgement.ts';
import { listOf } from '../reading.ts';
import { behaviour, fieldOf, listIn, signedIn } from './own.ts';

const BEFORE: readonly Given[] = [customerIn, given('the customer has ordered before', { phone: PHONE })];
const MODS = specified(3, 'mods with iikoId = modifierId');

/** A dish that has left the menu has no modifiers there. */
const chosenAgain = behaviour(
  'the modifiers of the last order are those of the menu',
  ['order.last', 'catalog.all'],
  BEFORE,
  async (bench) => {
    const parameters = { userId: bench.values['userId'] ?? '' };
    const last = await bench.service.ask(signedIn(bench, { operation: 'order.last', parameters }));
    const menu = await bench.service.ask({ operation: 'catalog.all' });
    const products = listIn({ ...menu, body: fieldOf(menu, 'products') });
    for (const [index, { productId, mods }] of listIn({
      ...last,
      body: fieldOf(last, 'products'),
    }).entries()) {
      const product = products.find(({ id }) => id === productId);
      if (!product) continue;
      const known = new Set(
        listOf(product['groupModifiers']).flatMap(({ modifiers }) =>
          listOf(modifiers).map(({ modifierId }) => modifierId),
        ),
      );
      for (const [at, { iikoId }] of listOf(mods).entries())
        if (!known.has(iikoId))
          bench.note(
            last,
            wrong(
              `$.products[${index}].mods[${at}].iikoId`,
              `${shownValue(iikoId)} is no modifierId of the product`,
            ),
          );
    }
  },
  MODS,
);

/** What a past order needs to be repeated. */
export const repeatChecks: readonly Check[] = [chosenAgain];
