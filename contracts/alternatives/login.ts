import { read } from '../sentence.ts';
import type { Group } from './alternative.ts';

const code = read(7, 'a service may ask for it at each login, not only at those that a state names');

export const BY_PHONE = { name: 'by the phone alone', sentence: code };
export const BY_CODE = { name: 'with a code always', sentence: code };

/** How a customer gets in. */
export const LOGIN: Group = { name: 'the login', ways: [BY_PHONE, BY_CODE] };
