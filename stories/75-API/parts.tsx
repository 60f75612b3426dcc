import type { ReactNode } from 'react';
import { states, isStateName, type Given } from '../../contracts/states.ts';
import { plain } from '../../contracts/examples/example.ts';
import { slugOf } from '../../contracts/describe/markdown.ts';

export const stateAnchor = (name: string): string => `state-${slugOf(name)}`;

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
    <ul lang="en">
      {given.map((state) => (
        <li key={state.name}>
          <a href={`#${stateAnchor(state.name)}`}>{state.name}</a>
          {parametersOf(state)}
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

export function Table({ head, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} id={key}>
            {cells.map((cell, index) => (
              <td key={head[index] ?? index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every state that a back end under verification is asked to bring about. */
export function States() {
  const rows = Object.keys(states)
    .filter(isStateName)
    .map((name) => ({
      key: stateAnchor(name),
      cells: [name, states[name].sentence, states[name].names.join(', '), states[name].values.join(', ')],
    }));
  return <Table head={['Состояние', 'Что оно значит', 'Параметры', 'Чем отвечает']} rows={rows} />;
}
