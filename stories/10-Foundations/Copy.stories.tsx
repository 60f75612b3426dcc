import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { copy } from 'virtual:copy';
import preview from '../../.storybook/preview.tsx';
import type { CopyText } from '../../.storybook/sources/copy.ts';
import { Button } from '../../src/ui/primitives/Button.tsx';
import { TextField } from '../../src/ui/fields/TextField.tsx';
import { groupBy } from '../../src/domain/groupBy.ts';
import { counted } from '../../src/domain/plural.ts';
import { Guide, GuideTable } from '../guide.tsx';

/** The same words may stand in several places. */
const byText = (texts: readonly CopyText[]): readonly (readonly [string, readonly CopyText[]])[] => [
  ...groupBy(texts, ({ text }) => text),
];

const found = (query: string): readonly CopyText[] => {
  const wanted = query.trim().toLowerCase();
  return copy.filter(({ text, path }) => `${text} ${path}`.toLowerCase().includes(wanted));
};

/** As many as are read without a search; more make the page slow. */
const FIRST = 100;

function Copy() {
  const [query, setQuery] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const texts = byText(found(query));
  return (
    <Guide title="Все русские тексты">
      <p>
        Слова магазина прямо из его кода: надписи, сообщения, подсказки для чтения вслух. На месте {'{…}'}{' '}
        магазин подставляет своё. Тексты, которые присылает сервер, здесь не лежат.
      </p>
      <div className="guide__filter">
        <TextField
          label="Найти текст или место"
          value={query}
          onChange={setQuery}
          type="search"
          autoComplete="off"
        />
      </div>
      <output className="text-muted">{counted(texts.length, ['текст', 'текста', 'текстов'])}</output>
      <GuideTable
        label="Тексты"
        heads={['Текст', 'Где']}
        rows={(isWhole ? texts : texts.slice(0, FIRST)).map(([text, places]) => [
          text,
          <ul key="places" className="guide__texts">
            {places.map(({ path, line }) => (
              <li key={`${path}:${line}`}>
                <code>{`${path}:${line}`}</code>
              </li>
            ))}
          </ul>,
        ])}
      />
      {!isWhole && texts.length > FIRST && (
        <div>
          <Button onClick={() => setIsWhole(true)}>Показать все</Button>
        </div>
      )}
    </Guide>
  );
}

const meta = preview.meta({
  title: '10 Основы/Тексты',
  id: '10-foundations-copy',
  render: () => <Copy />,
});

export const All = meta.story({
  name: 'Все тексты',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(FIRST);
    await expect(Number(canvas.getByRole('status').textContent.replaceAll(/\D/gu, ''))).toBeGreaterThan(400);
    await expect(canvas.getByRole('button', { name: 'Показать все' })).toBeVisible();
  },
});

export const Found = meta.story({
  name: 'Поиск текста',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти текст или место' }), 'Корзина пуста');
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(10));
    await expect(canvas.getByText(/^src\/ui\/cart\/EmptyCart\.tsx:\d+$/)).toBeVisible();
  },
});
