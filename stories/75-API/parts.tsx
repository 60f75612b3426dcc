import { states, isStateName, type Given } from '../../contracts/states.ts';
import { plain } from '../../contracts/examples/example.ts';
import { slugOf } from '../../contracts/describe/markdown.ts';

const stateAnchor = (name: string): string => `state-${slugOf(name)}`;

interface JsonProps {
  readonly title: string;
  readonly value: unknown;
}

/** A value as JSON; what only a state knows stands there by its example. */
export function Json({ title, value }: JsonProps) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <pre>{JSON.stringify(plain(value), null, 2)}</pre>
    </figure>
  );
}

const parametersOf = ({ parameters }: Given): string =>
  Object.keys(parameters).length === 0 ? '' : ` — ${JSON.stringify(plain(parameters))}`;

/** What has to hold before an example is true. */
export function GivenList({ given }: { readonly given: readonly Given[] | undefined }) {
  if (!given) return null;
  return (
    <>
      <p>Что верно до вызова:</p>
      <ul lang="en">
        {given.map((state) => (
          <li key={state.name}>
            <a href={`#${stateAnchor(state.name)}`}>{state.name}</a>
            {parametersOf(state)}
          </li>
        ))}
      </ul>
    </>
  );
}

const listed = (names: readonly string[]): string => (names.length === 0 ? 'нет' : names.join(', '));

/** Every state that a back end under verification is asked to bring about. */
export function States() {
  return Object.keys(states)
    .filter(isStateName)
    .map((name) => (
      <article key={name} id={stateAnchor(name)} className="reference__card">
        <h3 lang="en">{name}</h3>
        <p lang="en">{states[name].sentence}</p>
        <dl>
          <div>
            <dt>Параметры</dt>
            <dd>{listed(states[name].names)}</dd>
          </div>
          <div>
            <dt>Чем отвечает</dt>
            <dd>{listed(states[name].values)}</dd>
          </div>
        </dl>
      </article>
    ));
}
