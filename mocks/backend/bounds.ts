/** How much the demo remembers, so that nobody fills the memory of whoever runs it in public. */
export interface Bounds {
  readonly users: number;
  readonly orders: number;
  readonly addresses: number;
  readonly addressesOfOne: number;
  readonly devices: number;
  readonly notificationsOfOne: number;
  readonly reservations: number;
  readonly vacancies: number;
  /** Proofs of the captcha that have served. */
  readonly proofs: number;
}

/** Each row is at most what `MOST_SIGNS` allows: together below 200 MB, were all filled on purpose. */
export const BOUNDS: Bounds = {
  users: 2_000,
  orders: 1_000,
  addresses: 3_000,
  addressesOfOne: 50,
  devices: 3_000,
  notificationsOfOne: 50,
  reservations: 2_000,
  vacancies: 500,
  proofs: 1_000,
};

/** Signs of a whole body as JSON, and of one text in it: an order of 40 lines with three options each has some 36,000. */
export const MOST_SIGNS = 65_536;
const MOST_SIGNS_OF_TEXT = 2_000;

const hasLongText = (value: unknown): boolean => {
  if (typeof value === 'string') return value.length > MOST_SIGNS_OF_TEXT;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongText);
};

/** Whether a body that was read is more than anybody would send in earnest. */
export const isOverlong = (body: unknown): boolean =>
  hasLongText(body) || JSON.stringify(body).length > MOST_SIGNS;
