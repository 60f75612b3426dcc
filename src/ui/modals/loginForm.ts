import type { Consents } from '../../domain/customer.ts';
import { phoneProblem } from '../../domain/phone.ts';

export interface LoginForm {
  /** As the mask of the field wrote it. */
  readonly phone: string;
  readonly name: string;
  readonly consents: Consents;
  /** Only asked for where the server wants one. */
  readonly code: string;
}

export const EMPTY_LOGIN: LoginForm = {
  phone: '',
  name: '',
  consents: { personalData: false, pushNotifications: false, advertising: false },
  code: '',
};

export interface LoginProblems {
  readonly phone: string | null;
  readonly consent: string | null;
  readonly code: string | null;
}

/** What keeps the form from being sent, in the words of the screen (specification, section 5, "Phone"). */
export const loginProblems = ({ phone, consents, code }: LoginForm, isCodeAsked = false): LoginProblems => ({
  phone: phoneProblem(phone),
  consent: consents.personalData ? null : 'Без этого согласия войти нельзя',
  code: isCodeAsked && code.trim() === '' ? 'Введите код из СМС' : null,
});

export const isReady = ({ phone, consent, code }: LoginProblems): boolean =>
  phone === null && consent === null && code === null;
