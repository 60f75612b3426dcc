import { liveTexts, liveTypes } from '../../contracts/describe/asyncApi.ts';
import { exchanges, messageExample } from '../../contracts/describe/liveMessageExamples.ts';
import { groupTexts } from '../../contracts/describe/openApi.ts';
import { examples } from '../../contracts/examples/all.ts';
import { liveMessages } from '../../contracts/live.ts';
import { operations } from '../../contracts/operations.ts';
import { OperationCard } from './OperationCard.tsx';
import { GivenList, Json, States } from './parts.tsx';

const groupOf = (name: string): string => name.split('.')[0] ?? name;

function Group({ group, text }: { readonly group: string; readonly text: string }) {
  return (
    <section aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`} lang="en">
        {text}
      </h2>
      {operations
        .filter(({ name }) => groupOf(name) === group)
        .map((operation) => (
          <OperationCard
            key={operation.name}
            operation={operation}
            examples={examples.filter((example) => example.operation === operation.name)}
          />
        ))}
    </section>
  );
}

/** The messages of the live connection, and what is agreed about them. */
function Live() {
  return (
    <section aria-labelledby="live">
      <h2 id="live">Живое соединение</h2>
      {liveTypes.map((type) => (
        <article
          key={type}
          id={`live-${type}`}
          className="reference__card"
          aria-labelledby={`live-${type}-name`}
        >
          <h3 id={`live-${type}-name`}>{type}</h3>
          <p>{liveMessages[type].from === 'client' ? 'Посылает магазин' : 'Посылает сервер'}</p>
          <p lang="en">{liveTexts[type]}</p>
          <Json title="Пример" value={messageExample(type)} />
        </article>
      ))}
      <h3>О чём договорились</h3>
      {exchanges.map(({ description, given, sent, received }) => (
        <details key={description}>
          <summary lang="en">{description}</summary>
          <GivenList given={given} />
          {sent && <Json title="Послано" value={sent} />}
          <Json title="Получено" value={received} />
        </details>
      ))}
    </section>
  );
}

/** The whole API, made of the contract: the demo back end of every story answers like this. */
export function Api() {
  return (
    <main className="reference">
      <h1>API</h1>
      <p>
        Всё, о чём магазин спрашивает сервер: вызовов {operations.length}, примеров {examples.length}.
        Страница собрана из контракта; так же отвечает демонстрационный сервер каждой истории.
      </p>
      {Object.entries(groupTexts).map(([group, text]) => (
        <Group key={group} group={group} text={text} />
      ))}
      <Live />
      <section aria-labelledby="states">
        <h2 id="states">Состояния сервера</h2>
        <States />
      </section>
    </main>
  );
}
