import type { ReactNode } from 'react';
import { ChoiceFoot } from './ChoiceFoot.tsx';
import { ChoiceGroups } from './ChoiceGroups.tsx';
import { useChoice, type ChoiceOptions } from './useChoice.ts';
import './choice-block.css';

export interface ModifierChoiceProps extends ChoiceOptions {
  /** Words above the groups, the name of the product. */
  readonly title?: string | undefined;
  /** Between the groups and the button. */
  readonly children?: ReactNode;
}

function KeyedChoice({ title, children, ...options }: ModifierChoiceProps) {
  const model = useChoice(options);
  return (
    <div className="choose">
      {title !== undefined && <p className="choose__title">{title}</p>}
      <ChoiceGroups model={model} />
      {children}
      <div className="choose__foot" data-next-step="dish" data-own-foot="">
        <ChoiceFoot model={model} />
      </div>
    </div>
  );
}

/** The whole choice of one product, down to «Добавить за …», which stays at the foot of what scrolls. */
export function ModifierChoice(props: ModifierChoiceProps) {
  return <KeyedChoice key={props.product.id} {...props} />;
}
