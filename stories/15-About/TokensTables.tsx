import type { UsedColour, UsedTokens } from '../../.storybook/sources/usedTokens.ts';
import { GuidePart, GuideTable } from '../guide.tsx';

const USES = {
  text: 'текст',
  off: 'текст недоступного',
  ground: 'фон',
  line: 'рисунок, край',
} as const satisfies Record<UsedColour['use'], string>;

const named = (names: readonly string[]): string => names.map((name) => `--${name}`).join(', ');

const ratiosOf = ({ contrast: { light, dark } }: UsedColour): string =>
  light === null || dark === null ? 'просвечивает' : `${light} / ${dark}`;

function Sample({ light, dark }: Pick<UsedColour, 'light' | 'dark'>) {
  return (
    <div className="guide__pair">
      <div className="guide__sample" style={{ background: light }} />
      <div className="guide__sample" style={{ background: dark }} />
    </div>
  );
}

interface ColoursProps {
  readonly colours: readonly UsedColour[];
}

/** The keys of rows: one colour may be used in several ways. */
const keyOf = ({ name, use, against }: UsedColour): string => `--${name}: ${USES[use]}; ${named(against)}`;

function Colours({ colours }: ColoursProps) {
  return (
    <GuideTable
      label="Цвета"
      heads={['Цвет и место', 'Светлая и тёмная', 'Контраст', 'Смысл']}
      rows={colours.map((colour) => [
        keyOf(colour),
        <Sample key="sample" {...colour} />,
        ratiosOf(colour),
        <span key="about" lang="en">
          {colour.about}
        </span>,
      ])}
    />
  );
}

interface TokensTablesProps {
  readonly sheets: readonly string[];
  readonly tokens: UsedTokens;
}

/** The tokens that the style sheets of a component read; of each colour the contrast with what it is seen against, in both themes. */
export function TokensTables({ sheets, tokens: { colours, measures } }: TokensTablesProps) {
  return (
    <GuidePart title="Переменные и контраст">
      {sheets.length === 0 && <p>Своего листа стилей нет: вид берётся у того, что вокруг.</p>}
      {colours.length === 0 && <p>Своих цветов нет: цвет берётся у текста вокруг.</p>}
      {colours.length > 0 && (
        <>
          <p>
            Контраст посчитан по WCAG: в светлой теме / в тёмной. Тексту нужно 4,5, рисунку и краю, которые
            что-то значат, — 3.
          </p>
          <Colours colours={colours} />
        </>
      )}
      {measures.length > 0 && (
        <GuideTable
          label="Размеры"
          heads={['Переменная', 'Значение', 'Смысл']}
          rows={measures.map(({ name, value, about }) => [
            `--${name}`,
            <code key="value">{value}</code>,
            <span key="about" lang="en">
              {about}
            </span>,
          ])}
        />
      )}
    </GuidePart>
  );
}
