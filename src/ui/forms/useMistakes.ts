import { useEffect, useState, type RefObject } from 'react';

/** What is wrong with each field, in the words of the screen; null where nothing is. */
export type Problems<Field extends string> = Readonly<Record<Field, string | null>>;

export interface Mistakes<Field extends string> {
  /** What the person should hear of by now. */
  readonly of: (field: Field) => string | undefined;
  /** The field is being changed: what is said of it may be over. */
  readonly forget: (field: Field) => void;
  /** The field was left: the time to say what is wrong, unless it was only passed by. */
  readonly leave: (field: Field, text: string) => void;
  /** The form is wanted to go: true where nothing is in the way, else every mistake shows and the first has the focus. */
  readonly mayGo: () => boolean;
}

/** When the mistakes of a form show: as a field is left or the form is sent, until the field is changed. */
export function useMistakes<Field extends string>(
  problems: Problems<Field>,
  formRef: RefObject<HTMLElement | null>,
): Mistakes<Field> {
  const [told, setTold] = useState<ReadonlySet<Field>>(new Set());
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formRef, attempts]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
  const fields = Object.keys(problems) as Field[];
  return {
    of: (field) => (told.has(field) ? (problems[field] ?? undefined) : undefined),
    forget: (field) => setTold((before) => new Set([...before].filter((other) => other !== field))),
    leave: (field, text) => {
      if (text.trim() !== '') setTold((before) => new Set([...before, field]));
    },
    mayGo: () => {
      const isReady = fields.every((field) => problems[field] === null);
      setTold(new Set(isReady ? [] : fields));
      if (!isReady) setAttempts((count) => count + 1);
      return isReady;
    },
  };
}
