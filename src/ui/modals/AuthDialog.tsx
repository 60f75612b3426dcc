import { useEffect, useRef, type RefObject } from 'react';
import { selectLogin } from '../../slices/auth/selectors.ts';
import { ConsentBoxes } from '../account/Consents.tsx';
import { Button } from '../primitives/Button.tsx';
import { Crane } from '../primitives/Crane.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useSelect } from '../store.tsx';
import { MODAL_TITLES } from './modalTitles.ts';
import { useDismiss } from './useDismiss.ts';
import { useLogin } from './useLogin.ts';
import styles from './auth-dialog.module.css';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** Comes when the server asks for it, and takes the focus: it is the one thing left to do. */
function CodeField({ value, onChange, error }: CodeFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <TextField
      ref={ref}
      label="Код из СМС"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      isRequired
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

interface FormProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly phoneRef: RefObject<HTMLInputElement | null>;
}

function AuthForm({ formRef, phoneRef }: FormProps) {
  const { form, change, problems, isCodeShown, leavePhone, submit } = useLogin(formRef);
  const { isSubmitting, failure } = useSelect(selectLogin);
  return (
    <form ref={formRef} className="form" noValidate onSubmit={submit}>
      <PhoneField
        ref={phoneRef}
        label="Телефон"
        name="tel"
        isRequired
        value={form.phone}
        onChange={(phone) => change({ phone })}
        onBlur={leavePhone}
        error={problems.phone ?? undefined}
      />
      {isCodeShown && (
        <CodeField
          value={form.code}
          onChange={(code) => change({ code })}
          error={problems.code ?? undefined}
        />
      )}
      <TextField
        label="Имя"
        name="name"
        autoComplete="name"
        maxLength={100}
        value={form.name}
        onChange={(name) => change({ name })}
      />
      <ConsentBoxes
        consents={form.consents}
        onChange={(consents) => change({ consents })}
        error={problems.consent ?? undefined}
      />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <Button type="submit" variant="main" size="large" isWide isBusy={isSubmitting}>
        Войти
      </Button>
    </form>
  );
}

/** «Вход»: no close button; Esc and the back-drop close it (assumptions, section 6). The phone can be typed at once. */
export function AuthDialog() {
  const dismiss = useDismiss('auth');
  const formRef = useRef<HTMLFormElement>(null);
  const phoneRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog title={MODAL_TITLES.auth} onClose={dismiss} isDismissable initialFocusRef={phoneRef}>
      <div className={styles.mark}>
        <Crane />
      </div>
      <p className={`text-muted text-small ${styles.lead}`}>
        По телефону, без паролей. Корзина никуда не денется.
      </p>
      <AuthForm formRef={formRef} phoneRef={phoneRef} />
    </Dialog>
  );
}
