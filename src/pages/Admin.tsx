import type { AdminArea } from '../domain/adminAreas.ts';
import { selectIsAdmin } from '../slices/view/selectors.ts';
import { AdminFrame } from '../ui/admin/AdminFrame.tsx';
import { AdminGate } from '../ui/admin/AdminGate.tsx';
import { AdminHelp } from '../ui/admin/AdminHelp.tsx';
import { AdminJournal } from '../ui/admin/AdminJournal.tsx';
import { AdminOverview } from '../ui/admin/AdminOverview.tsx';
import { useVisits } from '../ui/admin/useVisits.ts';
import { useSelect } from '../ui/store.tsx';

interface AdminPageProps {
  readonly params: { readonly area?: AdminArea };
}

const AREAS = {
  overview: AdminOverview,
  journal: AdminJournal,
  help: AdminHelp,
} satisfies Record<AdminArea, unknown>;

/** /admin, the gate, and what lies behind it (specification, section 6; assumptions, section 6, "admin token"). */
export function AdminPage({ params: { area } }: AdminPageProps) {
  const isAdmin = useSelect(selectIsAdmin);
  const visits = useVisits();
  if (area === undefined) return <AdminGate />;
  const Area = AREAS[area];
  // Without a token the guard leads away.
  return <AdminFrame area={area}>{isAdmin && <Area visits={visits} />}</AdminFrame>;
}
