import { expect } from 'storybook/test';
import { tokens } from 'virtual:styles';
import preview from '../../.storybook/preview.tsx';
import { faultOf, SET_BY_LIBRARY, type Token } from '../../.storybook/sources/tokens.ts';
import { Guide, GuidePart, GuideTable } from '../guide.tsx';

/** A value that puts another one in could be anything. */
const isPlain = (value: string): boolean => !/(env|var)\(/.test(value);
const isColour = ({ light }: Token): boolean =>
  light !== null && isPlain(light) && CSS.supports('color', light);
const isShadow = ({ name }: Token): boolean => name.startsWith('--e') && !name.startsWith('--ease');

type Sample = (token: Token, theme: 'light' | 'dark') => React.CSSProperties;
const colour: Sample = ({ light, dark }, theme) => ({
  background: (theme === 'dark' && dark) || light || undefined,
});
const shadow: Sample = ({ light, dark }, theme) => ({
  background: theme === 'dark' ? '#151311' : '#FFFDFA',
  boxShadow: (theme === 'dark' && dark) || light || undefined,
});

const usesOf = ({ usedIn }: Token): string => `${usedIn.length}`;

interface SampledProps {
  readonly label: string;
  readonly shown: readonly Token[];
  readonly sample: Sample;
}

function Sampled({ label, shown, sample }: SampledProps) {
  return (
    <GuideTable
      label={label}
      heads={['Имя', 'Светлая и тёмная', 'Светлая тема', 'Тёмная тема', 'Файлов']}
      rows={shown.map((token) => [
        token.name,
        <div key="samples" className="guide__pair">
          <div className="guide__sample" style={sample(token, 'light')} />
          <div className="guide__sample" style={sample(token, 'dark')} />
        </div>,
        <code key="light">{token.light}</code>,
        token.dark === null ? 'та же' : <code key="dark">{token.dark}</code>,
        usesOf(token),
      ])}
    />
  );
}

/** A length is drawn as wide as it is; other values are words. */
const widthOf = ({ light }: Token): string | null =>
  light !== null && !/^-|^[\d.]+$/.test(light) && isPlain(light) && CSS.supports('width', light)
    ? light
    : null;

function Measures({ shown }: { readonly shown: readonly Token[] }) {
  return (
    <GuideTable
      label="Размеры, шрифт, движение, слои"
      heads={['Имя', 'Значение', 'Образец', 'Файлов']}
      rows={shown.map((token) => {
        const width = widthOf(token);
        return [
          token.name,
          <code key="value">{token.light}</code>,
          width === null ? (
            ''
          ) : (
            <div key="track" className="guide__track">
              <div className="guide__bar" style={{ width }} />
            </div>
          ),
          usesOf(token),
        ];
      })}
    />
  );
}

const themed = tokens.filter(({ light }) => light !== null);
const local = tokens.filter(({ light }) => light === null);
const faults = tokens.filter((token) => faultOf(token) !== null);

const meta = preview.meta({
  title: '10 Основы/Переменные',
  id: '10-foundations-tokens',
});

export const Colours = meta.story({
  name: 'Цвета и тени',
  render: () => (
    <Guide title="Цвета и тени">
      <Sampled label="Цвета" shown={themed.filter(isColour)} sample={colour} />
      <GuidePart title="Тени">
        <Sampled label="Тени" shown={themed.filter(isShadow)} sample={shadow} />
      </GuidePart>
    </Guide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '--accent' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(40);
  },
});

export const Sizes = meta.story({
  name: 'Размеры, шрифт, движение, слои',
  render: () => (
    <Guide title="Размеры, шрифт, движение, слои">
      <Measures shown={themed.filter((token) => !isColour(token) && !isShadow(token))} />
    </Guide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '--d-sheet' })).toBeVisible();
  },
});

export const Local = meta.story({
  name: 'Переменные частей страницы и неполадки',
  render: () => (
    <Guide title="Переменные частей страницы">
      <p>Эти переменные задаёт сама часть страницы или библиотека элементов управления.</p>
      <GuideTable
        label="Переменные частей страницы"
        heads={['Имя', 'Где задана', 'Где используется']}
        rows={local.map(({ name, setIn, usedIn }) => [
          name,
          SET_BY_LIBRARY.has(name) ? 'библиотека, пока страница открыта' : setIn.join(', '),
          usedIn.join(', '),
        ])}
      />
      <GuidePart title="Неполадки">
        {faults.length === 0 ? (
          <p>Нет: каждая переменная задана и нужна.</p>
        ) : (
          <GuideTable
            label="Неполадки"
            heads={['Имя', 'Что не так']}
            rows={faults.map((token) => [token.name, faultOf(token)])}
          />
        )}
      </GuidePart>
    </Guide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Нет: каждая переменная задана и нужна.')).toBeVisible();
  },
});
