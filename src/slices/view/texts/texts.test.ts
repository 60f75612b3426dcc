import { of, throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { citySelected, fold, restored, shopOpened, type StepOrPatch } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { ApiFailure } from '../../../domain/failure.ts';
import type { SafeTree } from '../../../domain/safeTree.ts';
import { secret } from '../../../kernel/event.ts';
import { draft } from '../../draft.ts';
import { selectPageText } from '../selectors.ts';

const shop: StepOrPatch = [shopOpened(), citySelected, restored()];
const content: SafeTree = [{ kind: 'element', name: 'p', children: [{ kind: 'text', text: 'Мы' }] }];
const loaded = draft('view/textLoaded', { slug: 'about', title: 'О нас', content: secret(content) });
const enter = (path: string) => draft('view/pageEntered', { path });

test.each(['/about', '/samara/about', '/samara/about/?from=footer'])('%s asks for its text', (path) => {
  given(shop)
    .when('view/pageEntered', { path })
    .thenOnly(['view/textDue', { slug: 'about' }]);
});

test.each(['/samara/', '/cart', '/about/us', '/constructor'])('%s asks for no text', (path) => {
  given(shop).when('view/pageEntered', { path }).thenNothing();
});

test('before the page is the customer’s own nothing is asked for, then at once', () => {
  const entered: StepOrPatch = [shopOpened(), citySelected, enter('/about')];
  expect(fold(entered).view.texts).toEqual({});
  expect(fold(entered, restored()).view.texts).toEqual({ about: { status: 'loading' } });
});

test('a text at hand is not asked for again, one that failed is: on the next visit and with the connection', () => {
  given(shop, loaded).when('view/pageEntered', { path: '/about' }).thenNothing();
  const failed: StepOrPatch = [shop, enter('/about'), draft('view/textFailed', { slug: 'about' })];
  given(failed)
    .when('view/pageEntered', { path: '/about' })
    .thenOnly(['view/textDue', { slug: 'about' }]);
  given(failed)
    .when('view/wentOnline')
    .thenOnly(['view/textDue', { slug: 'about' }]);
});

test('the answer is sanitised on its way in; a failure is told', () => {
  onStage(({ open, flush }) => {
    const page = () => of({ title: 'О нас', html: '<p>Мы</p>' });
    const { store, emit } = open([shop], { api: { page }, readHtml: () => content });
    emit('a', { a: enter('/about') });
    const refused = open([shop], { api: { page: () => throwError(() => new ApiFailure('status')) } });
    refused.emit('a', { a: enter('/about') });
    flush();
    expect(selectPageText('about')(store.state())).toEqual({ status: 'ready', title: 'О нас', content });
    expect(selectPageText('about')(refused.store.state())).toEqual({ status: 'failed' });
  });
});

test('a customer’s list is known from its answer until the logout', () => {
  const known = fold(shop, draft('order/historyLoaded', { orders: [] }), draft('promo/listFailed')).view
    .lists;
  expect(known).toMatchObject({ history: 'ready', promotions: 'failed', favourites: 'loading' });
  const left = fold(
    shop,
    draft('order/historyLoaded', { orders: [] }),
    draft('auth/loggedOut', { reason: 'tapped' }),
  );
  expect(left.view.lists.history).toBe('loading');
});
