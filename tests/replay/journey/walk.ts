import { pathWithoutCity } from '../../../src/domain/citySlug.ts';
import { PERSONAL_PARTS, isPersonalPart } from '../../../src/domain/personalParts.ts';
import { selectSectionIndex } from '../../../src/slices/catalog/selectors.ts';
import type { AppState } from '../../../src/slices/state.ts';
import type { Root } from '../roots.ts';
import { dishAt } from '../seen.ts';
import { begins, by, press, quoted, type Lines } from './words.ts';

const placeOf = (path: string, { city }: AppState): string =>
  pathWithoutCity(
    path.split(/[?#]/)[0] ?? '',
    city.list.map(({ slug }) => slug),
  ).path.replaceAll(/^\/|\/$/g, '');

/** The link that leads from one page of the shop to another, where people have one. */
function linkTo(place: string, from: string, before: AppState): Lines {
  const [first, second = ''] = place.split('/');
  if (place === 'cart') return press('link', '/^Корзина, /');
  if (place === 'checkout' && from === 'cart') return press('link', 'Оформить заказ');
  if (place === 'personal') return press('link', 'Личный кабинет');
  if (first === 'personal' && from.startsWith('personal') && isPersonalPart(second))
    return press('link', PERSONAL_PARTS[second], by('navigation', 'Личный кабинет'));
  const section = selectSectionIndex(before).get(second)?.group.name;
  if (first === 'catalog' && from === '' && section !== undefined && place.split('/').length === 2)
    return press('link', begins(section), by('region', 'Меню'));
  return null;
}

/**
 * How each page was come to: by the address, by a link, by going back, or by the shop's own leading, which nobody presses.
 * Keeps the way so far; ask in the order of the report.
 */
export function createWalk() {
  const way: string[] = [];
  let led: string | null = null;
  let isTyped = false;
  const come = (path: string, under: string | undefined, before: AppState): Lines => {
    const here = way.at(-1);
    if (here === path) return [];
    const isLed = led !== null && led.split('#')[0] === path;
    const isFound = isTyped && placeOf(path, before) === 'catalog/search';
    led = null;
    if (here !== undefined && (isLed || isFound)) {
      way.push(path);
      return [];
    }
    if (way.at(-2) === path) {
      way.pop();
      return ['await page.goBack();'];
    }
    way.push(path);
    if (here === undefined) return [`await page.goto(${quoted(path)});`, 'await untilAlive(page);'];
    const dish = dishAt(path, before);
    if (under !== undefined && dish !== null) return press('link', dish);
    return (
      linkTo(placeOf(path, before), placeOf(here, before), before) ?? [
        `await page.goto(${quoted(path)});`,
        'await untilAlive(page);',
      ]
    );
  };
  return {
    /** The lines of one root that is a page. */
    step({ event, before }: Root): Lines {
      return event.type === 'view/pageEntered' ? come(event.payload.path, event.payload.under, before) : null;
    },
    /** Whatever happened: where the shop leads from here on. */
    hear({ event, facts }: Root): void {
      const due = [event, ...facts].findLast(({ type }) => type === 'view/navigationDue');
      if (due?.type === 'view/navigationDue') led = due.payload.to;
      if (event.source === 'user' && event.type !== 'view/pageEntered')
        isTyped = event.type === 'catalog/searchTyped';
    },
  };
}
