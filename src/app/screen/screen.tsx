import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SCREEN_PATH, SCREEN_READY, type Look, type Moment } from '../../ui/admin/screenDoor.ts';
import { freeFocus, leaveFocus } from './freeFocus.ts';
import { preload } from './preload.ts';
import { makeReadOnly } from './readOnly.ts';
import { StillShop } from './StillShop.tsx';

/** Draws one moment after the other, each anew: nothing of the one before is left on the page. */
function createLook(place: HTMLElement): Look {
  const root = createRoot(place);
  let newest = 0;
  const draw = async (moment: Moment): Promise<void> => {
    newest += 1;
    const own = newest;
    await preload(moment.path, moment.state);
    if (moment.under !== null) await preload(moment.under, moment.state);
    // Of several looks on their way the last one counts.
    if (own !== newest) return;
    root.render(
      <StrictMode>
        <StillShop key={own} moment={moment} />
      </StrictMode>,
    );
  };
  return (moment) => void draw(moment);
}

/** The frame around this document where it is one of /admin; null everywhere else. */
function frameOfAdmin(): Element | null {
  const frame = window.frameElement;
  return frame && window.parent.location.pathname.startsWith('/admin/') ? frame : null;
}

const place = location.pathname === SCREEN_PATH ? document.getElementById('app') : null;
const frame = place && frameOfAdmin();
if (place && frame) {
  makeReadOnly(window);
  leaveFocus();
  freeFocus();
  frame.dispatchEvent(new CustomEvent(SCREEN_READY, { detail: createLook(place) }));
}
