import type { ReactNode } from 'react';
import { Link } from '../primitives/Link.tsx';
import { ADMIN_AREAS, type AdminArea } from '../../domain/adminAreas.ts';
import { Button } from '../primitives/Button.tsx';
import { useEmit } from '../store.tsx';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import styles from './admin.module.css';

interface AdminFrameProps {
  readonly area: AdminArea;
  readonly children: ReactNode;
}

/** What surrounds the administrators' pages: their own navigation and the way out. */
export function AdminFrame({ area, children }: AdminFrameProps) {
  const emit = useEmit();
  return (
    <div className={`page-width ${styles.admin}`}>
      <div className={styles.head}>
        <nav aria-label="Администратор" className={styles.nav}>
          {Object.entries(ADMIN_AREAS).map(([own, name]) => (
            <Link key={own} to={`/admin/${own}`} aria-current={own === area ? 'page' : undefined}>
              {name}
            </Link>
          ))}
          {/* A whole page: the shop greets its visitors anew. */}
          <a href="/">Магазин</a>
        </nav>
        <Button size="small" icon={LATER_ICONS.logout} onClick={() => emit('view/adminLeft')}>
          Выйти
        </Button>
      </div>
      <h1 className="text-h1">{ADMIN_AREAS[area]}</h1>
      {children}
    </div>
  );
}
