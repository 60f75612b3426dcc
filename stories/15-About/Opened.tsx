import type { ReactNode } from 'react';
import { Button } from '../../src/ui/primitives/Button.tsx';
import type { Some } from './ComponentPage.tsx';
import { Holding } from './Holding.tsx';

interface OpenedProps {
  readonly words: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens what is shown. */
export function Opened({ words, children }: OpenedProps) {
  return (
    <Holding start={false}>
      {(isOpen, change) => (
        <>
          <Button onClick={() => change(true)}>{words}</Button>
          {isOpen && children(() => change(false))}
        </>
      )}
    </Holding>
  );
}

/** What a reader of screens says of any dialog, as long as it is open. */
export const HEARD: Some<string> = [
  '«Адрес доставки», окно — имя говорит заголовок, он же первое, что слышно',
  'Фокус внутри: на первом поле или на самом окне; Tab ходит по кругу',
  '«Закрыть», кнопка; Esc делает то же',
  'Страница под окном не слышна; после закрытия фокус там, где был',
];
