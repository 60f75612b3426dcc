import { useEffect, useState } from 'react';
import { useChannel } from 'storybook/manager-api';
import { ASKED, TOLD, type Asked } from '../events/messages.ts';

/** True once no dialog of the canvas takes the focus from a panel: that is from its first answer on, and it hears no question before its story is drawn. */
export function useFreeFocus(): boolean {
  const [isFree, free] = useState(false);
  const emit = useChannel({ [TOLD]: () => free(true) });
  useEffect(() => emit(ASKED, { kind: 'journal' } satisfies Asked), [emit]);
  return isFree;
}
