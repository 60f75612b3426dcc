import type { ReactNode } from 'react';
import { ChoiceFoot } from './ChoiceFoot.tsx';
import { ChoiceGroups } from './ChoiceGroups.tsx';
import { useChoice, type ChoiceOptions } from './useChoice.ts';
import styles from './choice-block.module.css';

export interface ModifierChoiceProps extends ChoiceOptions {
  /** The heading above the groups, where nothing else names the product. */
  readonly title?: string | undefined;
  /** Between the groups and the button. */
  readonly children?: ReactNode;
}

function KeyedChoice({ title, children, ...options }: ModifierChoiceProps) {
  const model = useChoice(options);
  return (
    <div className={styles.choice}>
      {title !== undefined && <h3 className={styles.title}>{title}</h3>}
      <ChoiceGroups model={model} />
      {children}
      <div className={styles.foot} data-own-foot="">
        <ChoiceFoot model={model} />
      </div>
    </div>
  );
}

/** The whole choice of one product, down to «Добавить за …», which stays at the foot of what scrolls. */
export function ModifierChoice(props: ModifierChoiceProps) {
  return <KeyedChoice key={props.product.id} {...props} />;
}
