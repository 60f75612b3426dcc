import { changesSince, isComparable, isOfLastVisit } from '../../slices/view/away/changes.ts';
import { readNote } from '../../slices/view/away/readNote.ts';

/** What only those need who have been here before. */
export const COMPARISON = { readNote, isOfLastVisit, isComparable, changesSince } as const;
