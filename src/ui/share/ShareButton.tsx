import { Button } from '../primitives/Button.tsx';
import { SHARE_OUTLINE } from '../primitives/shareOutline.ts';
import { useOpens } from '../modals/useOpens.ts';

/** Asks how to share the cart. `textClass`: of its words, which a phone has no room for. */
export function ShareButton({ textClass }: { readonly textClass: string | undefined }) {
  const opens = useOpens();
  return (
    <Button size="small" icon={SHARE_OUTLINE} {...opens({ kind: 'shareCart' })}>
      <span className={textClass}>Поделиться корзиной</span>
    </Button>
  );
}
