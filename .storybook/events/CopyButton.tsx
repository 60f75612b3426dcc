import * as React from 'react';
import { Button } from 'storybook/internal/components';

interface CopyButtonProps {
  /** Comes a moment after it was asked for. */
  readonly text: string | null;
  readonly onAsk: () => void;
}
type State = 'idle' | 'asked' | 'done' | 'failed';

const WORDS = {
  idle: 'Копировать JSON',
  asked: 'Копировать JSON',
  done: 'Скопировано',
  failed: 'Браузер не дал скопировать',
} as const satisfies Record<State, string>;

/** Puts the journal into the clipboard, masked, in the format of the shop's own reports. */
export function CopyButton({ text, onAsk }: CopyButtonProps) {
  const [state, become] = React.useState<State>('idle');
  React.useEffect(() => {
    if (state !== 'asked' || text === null) return;
    navigator.clipboard.writeText(text).then(
      () => become('done'),
      () => become('failed'),
    );
  }, [state, text]);
  return (
    <Button
      size="small"
      ariaLabel={false}
      onClick={() => {
        become('asked');
        onAsk();
      }}
    >
      {WORDS[state]}
    </Button>
  );
}
