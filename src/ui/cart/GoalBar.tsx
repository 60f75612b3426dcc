import { formatPrice } from '../../domain/money.ts';
import { selectGoalInput } from '../../slices/cart/selectors.ts';
import { ProgressFlight } from '../primitives/ProgressFlight.tsx';
import { useSelect } from '../store.tsx';
import { nextGoal } from './goals.ts';

/** The way to the next goal, if there is one. */
export function GoalBar() {
  const next = nextGoal(useSelect(selectGoalInput));
  if (!next) return null;
  const { label, value, goal, text } = next;
  return (
    <ProgressFlight
      label={label}
      value={value}
      goal={goal}
      text={text}
      goalText={`из\u00A0${formatPrice(goal)}`}
    />
  );
}
