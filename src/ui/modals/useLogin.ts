import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { personal, type PersonName, type Phone } from '../../domain/personal.ts';
import { useEmit } from '../store.tsx';
import { EMPTY_LOGIN, isReady, loginProblems, type LoginForm, type LoginProblems } from './loginForm.ts';

export interface LoginModel {
  readonly form: LoginForm;
  readonly change: (changes: Partial<LoginForm>) => void;
  /** Only what the person should hear of by now. */
  readonly problems: LoginProblems;
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
  const problems = loginProblems(form);
  useLeadToMistake(formRef, attempts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady(problems)) return setAttempts(attempts + 1);
    const { phone, name, consents } = form;
    return emit('auth/loginSubmitted', {
      phone: personal<Phone>(phone),
      name: personal<PersonName>(name.trim()),
      consents,
    });
  };
  return {
    form,
    change: (changes) => setForm((present) => ({ ...present, ...changes })),
    problems: {
      phone: isPhoneLeft || attempts > 0 ? problems.phone : null,
      consent: attempts > 0 ? problems.consent : null,
    },
    leavePhone: () => setIsPhoneLeft(form.phone !== ''),
    submit,
  };
}
