import { fold, lineAdded, shopOpened, signedIn } from '../../given.ts';
import { selectTotals } from '../../../src/slices/cart/selectors.ts';

const state = fold(shopOpened(), signedIn(), lineAdded('Зелёный дракон'));

export const { total } = selectTotals(state);
