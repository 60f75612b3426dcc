import type { ComponentProps, Prop } from '../../.storybook/sources/props.ts';
import { GuidePart, GuideTable } from '../guide.tsx';

/** Of the attributes of the browser's own element the dots stand for all others. */
function About({ name, about, native }: Prop) {
  if (native === null) return <span lang="en">{about}</span>;
  return name === '…' ? (
    <>
      Остальные свойства <code>{`<${native}>`}</code>
    </>
  ) : (
    <>
      Как у самого <code>{`<${native}>`}</code>
    </>
  );
}

function rowOf(prop: Prop) {
  const { name, type, isRequired, standsFor } = prop;
  return [
    name,
    type === '' ? '' : <code key="type">{type}</code>,
    isRequired ? 'да' : '',
    standsFor === null ? '' : <code key="default">{standsFor}</code>,
    <About key="about" {...prop} />,
  ] as const;
}

/** Every property of each component of a file, as its source tells it. */
export function PropsTables({ parts }: { readonly parts: readonly ComponentProps[] }) {
  return (
    <GuidePart title="Свойства">
      {parts.map(({ name, about, props }) => (
        <section key={name} className="about__props">
          <h3 className="text-h3">
            <code>{name}</code>
          </h3>
          <p lang="en">{about}</p>
          {props.length === 0 ? (
            <p>Свойств нет.</p>
          ) : (
            <GuideTable
              label={`Свойства ${name}`}
              heads={['Имя', 'Тип', 'Нужно всегда', 'Если не сказано', 'Что значит']}
              rows={props.map(rowOf)}
            />
          )}
        </section>
      ))}
    </GuidePart>
  );
}
