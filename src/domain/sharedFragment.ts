/** Stands in an address before the text of a shared cart. It is behind `#`: no server sees or logs it. */
export const SHARED_FRAGMENT = '#shared=';
