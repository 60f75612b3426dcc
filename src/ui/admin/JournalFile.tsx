import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../primitives/Button.tsx';

interface JournalFileProps {
  readonly onOpen: (file: File) => void;
}

/** Takes a report's file: chosen by the button, or dropped anywhere on the page. */
export function JournalFile({ onOpen }: JournalFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((files: FileList | null | undefined) => {
    const [file] = files ?? [];
    if (file) onOpen(file);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // The browser would leave the page for the file.
    document.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    document.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        take(event.dataTransfer?.files);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        Открыть файл
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Файл журнала"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onOpen(file);
          target.value = '';
        }}
      />
    </>
  );
}
