import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useSight } from './sight.ts';

interface SightRouterProps {
  /** The address that the story itself begins at. */
  readonly route: string;
  readonly children: ReactNode;
}

/** Links need a router; it begins anew with each picture. */
export function SightRouter({ route, children }: SightRouterProps) {
  const { key, path } = useSight();
  return (
    <MemoryRouter key={key} initialEntries={[path ?? route]}>
      {children}
    </MemoryRouter>
  );
}
