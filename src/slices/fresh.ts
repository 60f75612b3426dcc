import type { AppState } from './state.ts';

/**
 * Whether catalog and settings are the server's present ones. A page from a cache may carry old ones: it shows them, and
 * judges nothing by them (assumptions, section 7, "what is judged at start").
 */
export const isFresh = ({ catalog, setting }: AppState): boolean => catalog.isFresh && setting.isFresh;
