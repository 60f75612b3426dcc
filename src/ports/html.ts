import { safeTree, type SafeTree } from '../domain/safeTree.ts';

/** What is safe of the server's HTML. The browser's parser builds a document apart, in which nothing runs or loads. */
export const readHtml = (html: string): SafeTree =>
  safeTree(new DOMParser().parseFromString(html, 'text/html').body.childNodes);
