import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { personal, type LoginCode, type PersonName, type Phone } from '../../domain/personal.ts';
import { selectLogin } from '../../slices/auth/selectors.ts';
import { useEmit, useSelect } from '../store.tsx';
import { EMPTY_LOGIN, isReady, loginProblems, type LoginForm, type LoginProblems } from './loginForm.ts';

export interface LoginModel {
  readonly form: LoginForm;
  readonly change: (changes: Partial<LoginForm>) => void;
  /** Only what the person should hear of by now. */
  readonly problems: LoginProblems;
  /** The server wants a code for this phone. */
  readonly isCodeShown: boolean;
  readonly leavePhone: () => void;
  readonly submit: (event: FormEvent) => void;
}

/** Leads to the first mistake after every attempt that had one. */
function useLeadToMistake(formRef: RefObject<HTMLFormElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formRef, attempts]);
}

/** The form of «Вход»: mistakes show when the field is left or the form is sent, and go when they are mended. */
export function useLogin(formRef: RefObject<HTMLFormElement | null>): LoginModel {
  const emit = useEmit();
  const [form, setForm] = useState(EMPTY_LOGIN);
  const [isPhoneLeft, setIsPhoneLeft] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [sentPhone, setSentPhone] = useState<string | null>(null);
  // A code belongs to the phone that it was sent to: another phone is looked up without it.
  const isCodeShown = useSelect(selectLogin).isCodeAsked && form.phone === sentPhone;
  const problems = loginProblems(form, isCodeShown);
  useLeadToMistake(formRef, attempts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady(problems)) return setAttempts(attempts + 1);
    const { phone, name, consents, code } = form;
    setAttempts(0);
    setSentPhone(phone);
    return emit('auth/loginSubmitted', {
      phone: personal<Phone>(phone),
      name: personal<PersonName>(name.trim()),
      consents,
      code: isCodeShown ? personal<LoginCode>(code.trim()) : null,
    });
  };
  return {
    form,
    change: (changes) => setForm((present) => ({ ...present, ...changes })),
    problems: {
      phone: isPhoneLeft || attempts > 0 ? problems.phone : null,
      consent: attempts > 0 ? problems.consent : null,
      code: attempts > 0 ? problems.code : null,
    },
    isCodeShown,
    leavePhone: () => setIsPhoneLeft(form.phone !== ''),
    submit,
  };
}
