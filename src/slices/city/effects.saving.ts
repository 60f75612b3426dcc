import { EMPTY } from 'rxjs';
import { effect } from '../effect.ts';
import { selectCity } from './selectors.ts';

export const saveCity = effect({
  name: 'city/saveCity',
  on: ['view/restored', 'city/choiceTapped', 'city/chosen', 'city/entered'],
  policy: 'every',
  run({ state, world }) {
    const city = selectCity(state());
    if (city) world.cookies.saveCity(city.id, city.slug);
    return EMPTY;
  },
});
