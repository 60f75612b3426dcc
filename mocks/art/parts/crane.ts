import type { Paint } from '../kit/colour.ts';
import { area, moved } from '../kit/markup.ts';

const BIRD =
  'M34 40C43 32 43 11 33 1 28 9 27 28 34 40ZM29 42C33 32 26 13 15 5 14 14 19 33 29 42ZM24 43C24 34 13 20 3 17 4 24 14 38 24 43ZM2 57C10 49 18 46 25 45 34 44 41 38 45 29 47 25 50 20 54 20 56 20 57 21 58 22L64 25 57 25C54 26 52 29 50 34 45 43 39 50 28 50 19 51 11 53 2 57Z';
const CAP = 'M47 24C48 18 51 15 55 15 58 15 60 18 60 22 58 20 56 19 54 19 51 19 49 21 47 24Z';

/** The mark of the house on a label, 66 × 60 units from its top left. */
export const crane = (ink: Paint, cap: Paint, transform: string): string =>
  moved(area(BIRD, ink) + area(CAP, cap), transform);
