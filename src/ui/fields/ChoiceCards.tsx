import { useId, type ReactNode, type Ref } from 'react';
import { CheckRow } from './CheckRow.tsx';
import { classNames } from '../primitives/classNames.ts';
import { FieldError } from './FieldError.tsx';
import { Radio, RadioGroup } from './Radio.tsx';
import styles from './choice.module.css';

/** One thing to choose. */
export interface ChoiceOption<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** Second line or price; said after the name, as its description. */
  readonly note?: string | undefined;
  readonly picture?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

interface ChoiceGroupProps<Id extends string> {
  /** Names the group. */
  readonly title: string;
  /** The heading is said but not shown: the page shows its own. */
  readonly isTitleHidden?: boolean | undefined;
  /** Small words beside the heading: «Обязательно», «Выбрано 2 из 3». */
  readonly need?: string | undefined;
  /** What there is to choose from. */
  readonly options: readonly ChoiceOption<Id>[];
  /** What is wrong with the choice; marks the cards and is announced with the group. */
  readonly error?: string | undefined;
  /** The group itself, to scroll to it. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

export interface ChoiceCardsProps<Id extends string> extends ChoiceGroupProps<Id> {
  /** null: nothing chosen yet. */
  readonly value: Id | null;
  /** Told the id of what is chosen. */
  readonly onChange: (id: Id) => void;
  /** Cards in a row at most; fewer where the words would not fit. */
  readonly columns?: 1 | 2 | 3 | undefined;
}

export interface ChoiceChecksProps<Id extends string> extends ChoiceGroupProps<Id> {
  /** The ids of what is ticked. */
  readonly values: readonly Id[];
  /** Told which box was pressed and what it became. */
  readonly onToggle: (id: Id, isChosen: boolean) => void;
}

const COLUMNS_CLASS = { 1: styles.one, 2: null, 3: styles.three } as const;

interface GroupWords {
  /** For the element of the group. */
  readonly links: {
    readonly className: string;
    readonly 'aria-label': string;
    readonly 'aria-describedby'?: string;
  };
  readonly heading: ReactNode;
  readonly failure: ReactNode;
}

/** The words around a group, and what ties the group to them. */
function useGroupWords(props: Omit<ChoiceGroupProps<string>, 'options' | 'ref'>): GroupWords {
  const { title, isTitleHidden = false, need, error } = props;
  const id = useId();
  const hasError = error !== undefined;
  const hasNeed = !isTitleHidden && need !== undefined;
  const describedBy = classNames(hasNeed && `${id}d`, hasError && `${id}e`);
  return {
    links: {
      className: classNames(hasError && styles.bad),
      'aria-label': title,
      ...(describedBy !== '' && { 'aria-describedby': describedBy }),
    },
    heading: !isTitleHidden && (
      <div className={styles.head}>
        <h3 className="text-h3">{title}</h3>
        {hasNeed && (
          <span className={styles.need} id={`${id}d`}>
            {need}
          </span>
        )}
      </div>
    ),
    failure: <FieldError id={`${id}e`} text={error} />,
  };
}

/** A radio group of cards: arrows move, the group is one stop of the tab order. */
export function ChoiceCards<Id extends string>(props: ChoiceCardsProps<Id>) {
  const { options, value, onChange, columns = 2, ref, ...group } = props;
  const { links, heading, failure } = useGroupWords(group);
  const choose = (chosen: string) => {
    const option = options.find(({ id }) => id === chosen);
    if (option) onChange(option.id);
  };
  return (
    <RadioGroup {...links} ref={ref} value={value} onChange={choose}>
      {heading}
      <div className={classNames(styles.cards, COLUMNS_CLASS[columns])}>
        {options.map((option) => (
          <RadioCard key={option.id} option={option} />
        ))}
      </div>
      {failure}
    </RadioGroup>
  );
}

function RadioCard({ option: { id: value, name, note, picture, isDisabled = false } }: RadioCardProps) {
  const id = useId();
  return (
    <Radio
      className={styles.card}
      value={value}
      isDisabled={isDisabled}
      aria-labelledby={`${id}n`}
      {...(note !== undefined && { 'aria-describedby': `${id}d` })}
    >
      <span className={styles.dot} />
      {picture !== undefined && <span className={styles.picture}>{picture}</span>}
      <span className={styles.text}>
        <b id={`${id}n`}>{name}</b>
        {note !== undefined && <small id={`${id}d`}>{note}</small>}
      </span>
    </Radio>
  );
}

interface RadioCardProps {
  readonly option: ChoiceOption<string>;
}

/** A group of checkboxes, one row each. */
export function ChoiceChecks<Id extends string>(props: ChoiceChecksProps<Id>) {
  const { options, values, onToggle, ref, ...group } = props;
  const { links, heading, failure } = useGroupWords(group);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot be a heading beside other words
    <div {...links} role="group" ref={ref}>
      {heading}
      {options.map(({ id, name, note, picture, isDisabled }) => (
        <CheckRow
          key={id}
          label={name}
          note={note}
          picture={picture}
          isDisabled={isDisabled}
          isChecked={values.includes(id)}
          onChange={(isChosen) => onToggle(id, isChosen)}
        />
      ))}
      {failure}
    </div>
  );
}
