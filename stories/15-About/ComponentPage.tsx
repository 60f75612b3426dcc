import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { components } from 'virtual:components';
import { Guide, GuidePart } from '../guide.tsx';
import { Examples, type Example } from './Examples.tsx';
import { Heard } from './Heard.tsx';
import { PropsTables } from './PropsTables.tsx';
import { StoriesOf } from './StoriesOf.tsx';
import { TokensTables } from './TokensTables.tsx';
import './about.css';

/** No part of a page is empty. */
export type Some<T> = readonly [T, ...T[]];

export interface ComponentPageProps {
  /** The file of the component, without folder and ending; or the name of a foundation. */
  readonly of: string;
  readonly title: string;
  /** What it is for. */
  readonly purpose: string;
  /** Where something else serves better, and what. */
  readonly whenNot: Some<string>;
  /** Its parts as a person sees them, from the first to the last, and what each is for. */
  readonly anatomy: Some<readonly [part: string, meaning: string]>;
  /** It in each of its states, alive. What a screen reader says is heard from these. */
  readonly states: Some<Example>;
  readonly dos: Some<Example>;
  readonly donts: Some<Example>;
  /** Said only once it is opened: the words for what a screen reader says, in place of those that are heard. */
  readonly heard?: Some<string>;
  /** What the reviewer has changed by hand: `tries`, or the first state, is drawn with it. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** The component itself, where the first state has something around it. */
  readonly tries?: ReactElement;
  /** Title of the stories that show a foundation whole. */
  readonly shownIn?: string;
}

function Whats({ purpose, whenNot }: Pick<ComponentPageProps, 'purpose' | 'whenNot'>) {
  return (
    <>
      <GuidePart title="Зачем">
        <p>{purpose}</p>
      </GuidePart>
      <GuidePart title="Когда не нужно">
        <ul>
          {whenNot.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </GuidePart>
    </>
  );
}

function Anatomy({ anatomy }: Pick<ComponentPageProps, 'anatomy'>) {
  return (
    <GuidePart title="Из чего состоит">
      <ol>
        {anatomy.map(([part, meaning]) => (
          <li key={part}>
            <b>{part}</b> — {meaning}
          </li>
        ))}
      </ol>
    </GuidePart>
  );
}

interface TriedProps {
  readonly args: Readonly<Record<string, unknown>>;
  readonly sample: ReactNode;
}

/** The component as the controls under the page say. */
function Tried({ args, sample }: TriedProps) {
  return (
    <GuidePart title="Попробуйте">
      <p>Меняйте свойства на вкладке «Свойства» под страницей.</p>
      <div className="about__example" data-tried="">
        {isValidElement(sample) ? cloneElement(sample, args) : sample}
      </div>
    </GuidePart>
  );
}

function Rules({ dos, donts }: Pick<ComponentPageProps, 'dos' | 'donts'>): ReactNode {
  return (
    <div className="about__rules">
      <GuidePart title="Можно">
        <Examples examples={dos} kind="do" />
      </GuidePart>
      <GuidePart title="Нельзя">
        <Examples examples={donts} kind="dont" />
      </GuidePart>
    </div>
  );
}

/** All that is to be known of a component: what people say of it here, and what its sources, its style sheets and its live examples say themselves. */
export function ComponentPage(props: ComponentPageProps) {
  const { of, title, purpose, whenNot, anatomy, states, dos, donts, heard, shownIn } = props;
  const { args, tries = states[0][1] } = props;
  const facts = components[of];
  if (!facts) throw new Error(`No component ${of}`);
  return (
    <Guide title={title}>
      <p className="text-muted">
        <code>{facts.path}</code>
      </p>
      <Whats purpose={purpose} whenNot={whenNot} />
      <Anatomy anatomy={anatomy} />
      <Heard words={heard}>
        <GuidePart title="Состояния">
          <Examples examples={states} kind="state" />
        </GuidePart>
      </Heard>
      {args && <Tried args={args} sample={tries} />}
      <Rules dos={dos} donts={donts} />
      {facts.parts.length > 0 && <PropsTables parts={facts.parts} />}
      <TokensTables sheets={facts.sheets} tokens={facts.tokens} />
      <StoriesOf tag={`component:${of}`} title={shownIn} />
    </Guide>
  );
}
