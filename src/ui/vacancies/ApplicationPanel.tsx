import { useEffect, useRef } from 'react';
import { selectForm } from '../../slices/user/selectors.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { ApplicationFormView } from './ApplicationFormView.tsx';
import panelStyles from '../primitives/panel.module.css';
import styles from './application.module.css';

/** Takes the focus from the button that is gone. */
function Thanks() {
  const path = useCityPath();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={styles.thanks} tabIndex={-1}>
      <EmptyState title="Спасибо за отклик" action={<ButtonLink to={path('catalog')}>В меню</ButtonLink>}>
        Прочитаем его и перезвоним.
      </EmptyState>
    </div>
  );
}

/** The form of an application, and in its place the thanks for it. */
export function ApplicationPanel() {
  const isSent = useSelect(selectForm('application')).status === 'sent';
  return <div className={panelStyles.panel}>{isSent ? <Thanks /> : <ApplicationFormView />}</div>;
}
