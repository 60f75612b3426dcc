import { CraneOutline } from '../primitives/Crane.tsx';

/** A flight that was interrupted: a payment that did not come through. Decoration. */
export function BrokenFlight() {
  return (
    <svg className="broken-flight" viewBox="0 0 420 120" aria-hidden="true">
      <path className="broken-flight__flown" d="M20 96H196" />
      <path className="broken-flight__left" d="M268 96H380" />
      <path className="broken-flight__gap" d="M212 84l10 24M238 84l10 24" />
      <circle className="broken-flight__start" cx="20" cy="96" r="6" />
      <circle className="broken-flight__end" cx="392" cy="96" r="9" />
      <g className="broken-flight__crane" transform="translate(88 4) scale(1.55)">
        <CraneOutline />
      </g>
    </svg>
  );
}
