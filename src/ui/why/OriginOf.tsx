import { useEffect, useState } from 'react';
import type { AppState } from '../../slices/state.ts';
import { useDiagnosis } from '../diagnosis.ts';
import { chunkOf } from '../shell/chunk.ts';
import styles from './origin.module.css';

const words = chunkOf(null, async () => (await import('./originWords.ts')).originText);

interface OriginOfProps {
  /** What is shown: another one is looked up anew. */
  readonly value: number;
  /** The value in question at any moment; the same function as long as it is about the same. */
  readonly read: (state: AppState) => number | null;
}

function Found({ read }: Pick<OriginOfProps, 'read'>) {
  const { origin } = useDiagnosis();
  const [text, setText] = useState('');
  useEffect(() => {
    let isShown = true;
    const find = async (): Promise<void> => {
      const [textOf, found] = await Promise.all([words.load(), origin(read)]);
      if (isShown && textOf && found) setText(textOf(found));
    };
    // Code that is lost has been told of where it was fetched; the words of the rule stand above.
    find().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [origin, read]);
  return <span className={styles.origin}>{text}</span>;
}

/**
 * Which event of this page made a value what it is, and when. Looked up in the journal when it is shown, so it costs nothing
 * behind «Почему?» that nobody opens.
 *
 *     <OriginOf value={discount} read={(state) => state.cart.discountTotal} />
 */
export function OriginOf({ value, read }: OriginOfProps) {
  return <Found key={value} read={read} />;
}
