import { Button } from '../primitives/Button.tsx';
import { SHARE_OUTLINE } from '../primitives/shareOutline.ts';
import { useEmit } from '../store.tsx';

/** Asks how to share the cart. `textClass`: of its words, which a phone has no room for. */
export function ShareButton({ textClass }: { readonly textClass: string | undefined }) {
  const emit = useEmit();
  return (
    <Button
      size="small"
      icon={SHARE_OUTLINE}
      onClick={() => emit('modal/requested', { modal: { kind: 'shareCart' } })}
    >
      <span className={textClass}>Поделиться корзиной</span>
    </Button>
  );
}
