import { useId, type ReactNode } from 'react';
import styles from './admin.module.css';

export interface AdminRow {
  readonly name: string;
  readonly value: string;
}

interface AdminPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One headed part of an administrators' page. */
export function AdminPart({ title, children }: AdminPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className="text-h2" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface AdminTableProps extends Omit<AdminPartProps, 'children'> {
  readonly rows: readonly AdminRow[];
}

export function AdminTable({ rows, ...part }: AdminTableProps) {
  return (
    <AdminPart {...part}>
      <dl className={styles.rows}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </AdminPart>
  );
}
