import type { ReactNode } from 'react';
import type { CustomerList } from '../../slices/view/lists/state.ts';
import { selectListStatus } from '../../slices/view/selectors.ts';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { PhoneLink } from '../shell/CallButton.tsx';
import { useSelect } from '../store.tsx';
import styles from './listed.module.css';

/** Plates where a list of the customer's will stand. */
export function ListSkeleton() {
  return (
    <div className={styles.wait} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}

interface ListedProps {
  readonly list: CustomerList;
  readonly title: string;
  /** Small words beside the title. */
  readonly note?: string | undefined;
  readonly isEmpty: boolean;
  /** What to say of an empty list, and the way out of it. */
  readonly empty: { readonly title: string; readonly text: string; readonly action: ReactNode };
  /** What to say where it could not be had. */
  readonly failure?: string | undefined;
  readonly children: ReactNode;
}

/** A list of the customer's with what stands in its place while it is unknown, lost or empty. */
export function Listed(props: ListedProps) {
  const { list, title, note, isEmpty, empty, failure = 'Не удалось обновить список', children } = props;
  const status = useSelect(selectListStatus(list));
  if (isEmpty && status === 'loading') return <ListSkeleton />;
  return (
    <section className={styles.listed} aria-labelledby={`list-${list}`}>
      <div className={styles.head}>
        <h2 className="text-h2" id={`list-${list}`}>
          {title}
        </h2>
        {note !== undefined && <span className="text-small text-muted">{note}</span>}
      </div>
      {status === 'failed' && (
        <Notice tone="warn" title={failure}>
          {'Обновите страницу или позвоните: '}
          <PhoneLink className="text-link text-whole" />
        </Notice>
      )}
      {!isEmpty && children}
      {isEmpty && status === 'ready' && (
        <EmptyState title={empty.title} headingLevel={3} action={empty.action}>
          {empty.text}
        </EmptyState>
      )}
    </section>
  );
}
