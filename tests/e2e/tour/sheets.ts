import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LAYERED_SHEET } from '../../../src/app/server/paths.ts';

/** So many of the differences say what is wrong. */
const SHOWN = 5;

/**
 * Where the looks of a page depend on which sheet it has: the flat one of the built shop, or the one in layers that it was made of.
 * A line names an element, a property and both values; of elements of the same classes in the same place one is looked at.
 */
export const differencesOfSheets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ layered, shown }) => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/assets/style-"]');
      if (!link?.sheet) return ['no whole sheet'];
      const nameOf = (element: Element): string =>
        `${element.localName}.${element.getAttribute('class') ?? ''}`;
      const kinds = new Map<string, Element>();
      for (const element of document.querySelectorAll('*')) {
        const parent = element.parentElement;
        const kind = `${parent ? nameOf(parent) : ''} > ${nameOf(element)}`;
        if (!kinds.has(kind)) kinds.set(kind, element);
      }
      const looks = () =>
        [...kinds].flatMap(([kind, element]) =>
          [null, '::before', '::after'].map((part) => {
            const style = getComputedStyle(element, part);
            return [...style].map(
              (property) => `${kind}${part ?? ''}: ${property}: ${style.getPropertyValue(property)}`,
            );
          }),
        );
      const flat = looks().flat();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(layered);
      link.sheet.disabled = true;
      const own = document.adoptedStyleSheets;
      document.adoptedStyleSheets = [sheet, ...own];
      const inLayers = new Set(looks().flat());
      document.adoptedStyleSheets = own;
      link.sheet.disabled = false;
      return flat.filter((look) => !inLayers.has(look)).slice(0, shown);
    },
    { layered: readFileSync(LAYERED_SHEET, 'utf8'), shown: SHOWN },
  );
