import { isSeen } from './earlyCart.ts';
import { storedVersion, type Read } from './storedVersion.ts';

/** What the browser keeps of its visitor, as far as the first sight of a page depends on it. */
export interface Visitor {
  readonly hasChosenCity: boolean;
  readonly isCustomer: boolean;
  /** Lines of the saved cart that are seen: dishes and gifts. */
  readonly lines: number;
}

/** What has no fields has none of this name. */
const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** Anything that is no JSON is nothing. */
const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/**
 * Looks at the saved slices (`src/app/tabs/storedSlices.ts`) without reading all of them: the first script has none of the
 * code for that, and what it takes to be there is only a first guess.
 */
export function readVisitor(read: Read): Visitor {
  try {
    const version = storedVersion(read);
    const saved = (slice: string): unknown => fieldOf(parse(read(`shop:${version}:${slice}`)), 'state');
    const lines = fieldOf(saved('cart'), 'lines');
    return {
      hasChosenCity: fieldOf(saved('user'), 'isAlreadySelectedCity') === true,
      isCustomer: Boolean(fieldOf(saved('auth'), 'token')),
      lines: Array.isArray(lines) ? lines.filter((line) => isSeen(fieldOf(line, 'kind'))).length : 0,
    };
  } catch {
    return { hasChosenCity: false, isCustomer: false, lines: 0 };
  }
}
