import type { Consents } from '../../domain/customer.ts';
import { Checkbox } from '../fields/Checkbox.tsx';
import { useCityPath } from '../routing.ts';
import styles from './consents.module.css';

export interface ConsentBoxesProps {
  readonly consents: Consents;
  readonly onChange: (consents: Consents) => void;
  /** What is wrong with the one consent that must be given. */
  readonly error?: string | undefined;
}

const BOXES = [
  {
    id: 'personalData',
    label: 'Согласие на обработку персональных данных',
    page: 'legal',
    link: 'Политика обработки персональных данных',
  },
  {
    id: 'pushNotifications',
    label: 'Получать push-уведомления',
    page: 'push-notifications-rules',
    link: 'Правила push-уведомлений',
  },
  {
    id: 'advertising',
    label: 'Получать рекламную информацию',
    page: 'receive-advertising-information',
    link: 'Правила рекламных рассылок',
  },
] as const satisfies readonly { readonly id: keyof Consents; readonly [key: string]: string }[];

/** The three consents with their rules beside the boxes. The rules open apart, so that nothing typed is lost. */
export function ConsentBoxes({ consents, onChange, error }: ConsentBoxesProps) {
  const path = useCityPath();
  return (
    <div className={styles.consents}>
      {BOXES.map(({ id, label, page, link }) => (
        <div key={id} className={styles.consent}>
          <Checkbox
            label={label}
            isChecked={consents[id]}
            isRequired={id === 'personalData'}
            error={id === 'personalData' ? error : undefined}
            onChange={(isGiven) => onChange({ ...consents, [id]: isGiven })}
          />
          <a className={`text-link ${styles.rules}`} href={path(page)} target="_blank" rel="noopener">
            {link}
          </a>
        </div>
      ))}
    </div>
  );
}
