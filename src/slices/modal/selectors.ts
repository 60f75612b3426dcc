import { selectField } from '../select.ts';

export const selectModal = selectField('modal', 'open');
