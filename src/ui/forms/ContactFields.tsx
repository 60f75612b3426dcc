import { PhoneField } from '../fields/PhoneField.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { Mistakes } from './useMistakes.ts';

export interface ContactFieldsProps {
  readonly name: string;
  readonly phone: string;
  readonly mistakes: Pick<Mistakes<'name' | 'phone'>, 'of' | 'leave'>;
  readonly onChange: (field: 'name' | 'phone', text: string) => void;
}

/** Who asks, and the phone to call back: «Имя» and «Телефон», both required. */
export function ContactFields({ name, phone, mistakes, onChange }: ContactFieldsProps) {
  return (
    <>
      <TextField
        label="Имя"
        name="name"
        autoComplete="name"
        maxLength={100}
        isRequired
        value={name}
        onChange={(text) => onChange('name', text)}
        onBlur={() => mistakes.leave('name', name)}
        error={mistakes.of('name')}
      />
      <PhoneField
        label="Телефон"
        name="tel"
        isRequired
        value={phone}
        onChange={(text) => onChange('phone', text)}
        onBlur={() => mistakes.leave('phone', phone)}
        error={mistakes.of('phone')}
      />
    </>
  );
}
