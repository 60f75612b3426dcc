import { Button } from '../primitives/Button.tsx';
import { useEmit } from '../store.tsx';

/** Opens «Сообщить о проблеме». */
export function ReportButton() {
  const emit = useEmit();
  return (
    <Button size="small" onClick={() => emit('modal/requested', { modal: { kind: 'report' } })}>
      Сообщить о проблеме
    </Button>
  );
}
