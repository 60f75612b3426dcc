import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { keyframes, tokens } from 'virtual:styles';
import preview from '../../.storybook/preview.tsx';
import type { Keyframes } from '../../.storybook/sources/tokens.ts';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { Guide, GuidePart, GuideTable } from '../guide.tsx';

const DURATIONS = tokens.filter(
  ({ name, light }) => name.startsWith('--d') && light?.endsWith('ms') === true,
);
const EASES = tokens.filter(({ name }) => name.startsWith('--ease'));

const RUN_MS = 1_200;
const ownName = (name: string): string => `guide-${name}`;

interface RunProps {
  readonly label: string;
  readonly animation: string;
}

/** A box that moves once when it is asked to. */
function Run({ label, animation }: RunProps) {
  const [runs, setRuns] = useState(0);
  return (
    <div className="sample">
      <div className="guide__track">
        <div key={runs} className="guide__runner" style={runs > 0 ? { animation } : undefined} />
      </div>
      <Button size="small" aria-label={`Проиграть: ${label}`} onClick={() => setRuns((count) => count + 1)}>
        Проиграть
      </Button>
    </div>
  );
}

function Named({ shown }: { readonly shown: readonly Keyframes[] }) {
  return (
    <>
      <style>{shown.map(({ name, body }) => `@keyframes ${ownName(name)} { ${body} }`).join('\n')}</style>
      <GuideTable
        label="Движения"
        heads={['Имя', 'Замедленно', 'Где задано', 'Шаги']}
        rows={shown.map(({ name, body, path }) => [
          name,
          <Run key="run" label={name} animation={`${ownName(name)} ${RUN_MS}ms var(--ease) both`} />,
          path,
          <code key="body">{body.replace(/\s+/g, ' ')}</code>,
        ])}
      />
    </>
  );
}

const SLIDE = '@keyframes guide-slide { from { translate: 0 } to { translate: 116px } }';

function Motion() {
  return (
    <Guide title="Движение">
      <style>{SLIDE}</style>
      <p>
        Движение показывает, откуда что взялось и куда ушло, и больше ничего. Кто просит в настройках
        устройства меньше движения, тому всё появляется сразу: длительности становятся равны одной
        миллисекунде, а листы и полёт журавля заменяет проявление.
      </p>
      <GuidePart title="Длительности">
        <GuideTable
          label="Длительности"
          heads={['Имя', 'Значение', 'Образец']}
          rows={DURATIONS.map(({ name, light }) => [
            name,
            light,
            <Run key="run" label={name} animation={`guide-slide var(${name}) var(--ease) both`} />,
          ])}
        />
      </GuidePart>
      <GuidePart title="Ход">
        <GuideTable
          label="Ход"
          heads={['Имя', 'Значение', 'Образец']}
          rows={EASES.map(({ name, light }) => [
            name,
            light,
            <Run key="run" label={name} animation={`guide-slide ${RUN_MS}ms var(${name}) both`} />,
          ])}
        />
      </GuidePart>
      <GuidePart title="Движения по имени">
        <Named shown={keyframes} />
      </GuidePart>
    </Guide>
  );
}

const meta = preview.meta({
  title: '10 Основы/Движение',
  id: '10-foundations-motion',
  render: () => <Motion />,
});

export const All = meta.story({
  name: 'Движение',
  play: async ({ canvas, canvasElement }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(DURATIONS.length + EASES.length + keyframes.length);
    await expect(canvasElement.querySelectorAll('.guide__runner[style]')).toHaveLength(0);
  },
});

export const Played = meta.story({
  name: 'Нажатие проигрывает движение',
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Проиграть: sheet-in' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('.guide__runner[style]')?.getAnimations()).toHaveLength(1),
    );
  },
});
