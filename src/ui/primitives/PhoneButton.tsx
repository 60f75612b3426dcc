import { formatPhone, normalisePhone } from '../../domain/phone.ts';
import type { ButtonLook } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export interface PhoneButtonProps extends Pick<ButtonLook, 'variant'> {
  /** The number, written in any way. */
  readonly phone: string;
  /** Whom one calls, or why: stands before the number. */
  readonly label?: string;
}

/** A link that calls a number, in the look of a button; the number never breaks over two lines. */
export function PhoneButton({ phone, label, variant }: PhoneButtonProps) {
  return (
    <ButtonLink to={`tel:${normalisePhone(phone)}`} icon="phone" variant={variant}>
      <span>
        {label !== undefined && `${label} `}
        <span className="text-whole">{formatPhone(phone)}</span>
      </span>
    </ButtonLink>
  );
}
