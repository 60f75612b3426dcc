import { read } from '../sentence.ts';
import { FINE, shownValue, wrong, type Judgement } from './judgement.ts';

const WORDS = [
  'Unconfirmed',
  'WaitCooking',
  'ReadyForCooking',
  'CookingStarted',
  'CookingCompleted',
  'Waiting',
  'OnWay',
  'Delivered',
  'Closed',
  'Cancelled',
];

const STATUSES = read(2, `Order statuses (iiko's own): ${WORDS.map((word) => `\`${word}\``).join(', ')}`);

/** Whether the `status` of an order or of a message is a word of the list. */
export const isKnownStatus = (holder: unknown, path: string): Judgement => {
  const status = typeof holder === 'object' && holder !== null && 'status' in holder ? holder.status : null;
  return typeof status !== 'string' || WORDS.includes(status)
    ? FINE
    : wrong(`${path}.status`, `${shownValue(status)} is no status of the list`, STATUSES);
};
