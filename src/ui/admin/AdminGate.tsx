import { useRef, useState, type FormEvent } from 'react';
import { Link } from '../primitives/Link.tsx';
import { personal, type Token } from '../../domain/personal.ts';
import { selectIsAdmin } from '../../slices/view/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useEmit, useSelect } from '../store.tsx';
import styles from './admin.module.css';

function TokenForm() {
  const emit = useEmit();
  const [token, setToken] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = token.trim();
    if (given !== '') return emit('view/adminTokenEntered', { token: personal<Token>(given) });
    setError('Введите токен');
    return field.current?.focus();
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label="Токен"
        autoComplete="off"
        spellCheck={false}
        maxLength={4096}
        value={token}
        error={error}
        isRequired
        onChange={(text) => {
          setToken(text);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="main" isWide>
        Войти
      </Button>
    </form>
  );
}

/** The gate of the administrators' area. */
export function AdminGate() {
  const isAdmin = useSelect(selectIsAdmin);
  return (
    <div className={styles.gate}>
      <div className={styles.card}>
        <h1 className="text-h2">Вход для администратора</h1>
        {isAdmin && (
          <p>
            {'Токен уже введён: '}
            <Link className="text-link" to="/admin/overview">
              перейти к обзору
            </Link>
          </p>
        )}
        <TokenForm />
        <p className="text-small text-muted">Токен хранится только в этом браузере.</p>
      </div>
    </div>
  );
}
