import { useState, type ComponentProps } from 'react';
import { AdminPage } from '../../pages/Admin.tsx';
import { SupportProvider } from '../../ui/admin/support.ts';
import { useDiagnosis } from '../../ui/diagnosis.ts';
import { useStore } from '../../ui/store.tsx';
import { createSupport } from './support.ts';

/** /admin with what it knows beyond a page; all of it comes with this page alone. */
export function SupportPage(props: ComponentProps<typeof AdminPage>) {
  const { state } = useStore();
  const { journal } = useDiagnosis();
  const [support] = useState(() => createSupport({ state, journal }));
  return (
    <SupportProvider value={support}>
      <AdminPage {...props} />
    </SupportProvider>
  );
}
