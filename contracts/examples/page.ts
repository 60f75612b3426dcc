import { given } from '../states.ts';
import type { Examples } from './example.ts';

export const ABOUT = 'about';
export const NO_PAGE: string = 'nowhere';

export const pageExamples = {
  found: {
    operation: 'page.find',
    description: 'a request for a page',
    given: [given('a page exists', { slug: ABOUT })],
    parameters: { slug: ABOUT },
    status: 200,
    answer: { title: 'О нас', html: '<p>Готовим с 2009 года</p>' },
  },
  unknown: {
    operation: 'page.find',
    description: 'a request for an unknown page',
    given: [given('no page has the slug', { slug: NO_PAGE })],
    parameters: { slug: NO_PAGE },
    status: 404,
  },
} satisfies Examples;
