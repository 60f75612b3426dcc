import type { ReactNode } from 'react';
import './dock.css';

/** The next step at the foot of a narrow screen, above the bottom menu. The last child of a page of class `pg pg--dock`. */
export function Dock({ children }: { readonly children: ReactNode }) {
  return (
    <div className="dock only-phone" data-next-step="order">
      {children}
    </div>
  );
}
