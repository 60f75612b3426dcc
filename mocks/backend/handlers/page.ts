import { pageOf } from '../../chain/pages.ts';
import type { HandlersOf } from '../handler.ts';
import { notFound, ok } from '../reply.ts';

export const pageHandlers = {
  'page.find': ({ params }) => {
    const page = pageOf(params['slug'] ?? '');
    return page ? ok(page) : notFound('Такой страницы нет');
  },
} satisfies HandlersOf<'page'>;
