import type { Example } from '../../contracts/examples/example.ts';
import type { Operation } from '../../contracts/operations.ts';
import { GivenList, Json } from './parts.tsx';

const AUTH = {
  none: 'не нужен',
  optional: 'читается, если есть',
  required: 'нужен: без него 401',
} as const satisfies Record<Operation['metadata']['auth'], string>;

const yes = (isTrue: boolean): string => (isTrue ? 'да' : 'нет');
const statusOf = ({ status }: Example): string => (status === 'success' ? 'успех' : String(status));

function Answer({ example }: { readonly example: Example }) {
  const { answer, plainAnswer } = example;
  if (answer !== undefined) return <Json title="Ответ" value={answer} />;
  if (plainAnswer === undefined) return null;
  return plainAnswer === '' ? <p>Пустой ответ</p> : <pre>{plainAnswer}</pre>;
}

/** One agreed exchange: what holds before it, what is sent and what comes back. */
function ExampleOf({ example }: { readonly example: Example }) {
  const { description, given, body, query } = example;
  return (
    <details>
      <summary>
        {statusOf(example)}: <span lang="en">{description}</span>
      </summary>
      <GivenList given={given} />
      {query && <Json title="Параметры" value={query} />}
      {body && <Json title="Запрос" value={body} />}
      <Answer example={example} />
    </details>
  );
}

interface OperationCardProps {
  readonly operation: Operation;
  readonly examples: readonly Example[];
}

/** One operation of the API with every exchange that is agreed about it. */
export function OperationCard({ operation, examples }: OperationCardProps) {
  const {
    name,
    route: { method, path, summary = '', description = '', responses },
    metadata: { auth, idempotent, piiInPath, assumed },
  } = operation;
  return (
    <article id={name} className="reference__card" aria-labelledby={`${name}-name`}>
      <h3 id={`${name}-name`}>
        <a href={`#${name}`}>{name}</a>
      </h3>
      <p>
        <code>
          {method} {path}
        </code>
      </p>
      <p lang="en">{[summary, description].filter(Boolean).join('. ')}</p>
      <dl>
        <div>
          <dt>Ответы</dt>
          <dd>{Object.keys(responses).join(', ')}</dd>
        </div>
        <div>
          <dt>Токен</dt>
          <dd>{AUTH[auth]}</dd>
        </div>
        <div>
          <dt>Можно повторить</dt>
          <dd>{yes(idempotent)}</dd>
        </div>
        <div>
          <dt>Телефон в адресе</dt>
          <dd>{yes(piiInPath)}</dd>
        </div>
        {assumed && (
          <div>
            <dt>Предположение</dt>
            <dd>спецификация этого не показывает</dd>
          </div>
        )}
      </dl>
      {examples.map((example) => (
        <ExampleOf key={example.description} example={example} />
      ))}
    </article>
  );
}
