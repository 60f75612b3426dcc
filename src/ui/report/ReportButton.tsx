import { Button } from '../primitives/Button.tsx';
import { useOpens } from '../modals/useOpens.ts';

/** Opens «Сообщить о проблеме». */
export function ReportButton() {
  const opens = useOpens();
  return (
    <Button size="small" {...opens({ kind: 'report' })}>
      Сообщить о проблеме
    </Button>
  );
}
