import { useId, type ReactNode, type Ref } from 'react';
import { CheckRow } from './CheckRow.tsx';
import { classNames } from './classNames.ts';
import { FieldError } from './FieldError.tsx';
import './choice.css';

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
  readonly options: readonly ChoiceOption<Id>[];
  /** What is wrong with the choice; marks the cards and is announced with the group. */
  readonly error?: string | undefined;
  /** The group itself, to scroll to it. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

export interface ChoiceCardsProps<Id extends string> extends ChoiceGroupProps<Id> {
  /** null: nothing chosen yet. */
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  /** Cards in a row at most; fewer where the words would not fit. */
  readonly columns?: 1 | 2 | 3 | undefined;
}

export interface ChoiceChecksProps<Id extends string> extends ChoiceGroupProps<Id> {
  readonly values: readonly Id[];
  /** Told which box was pressed and what it became. */
  readonly onToggle: (id: Id, isChosen: boolean) => void;
}

interface GroupBoxProps extends Omit<ChoiceGroupProps<string>, 'options'> {
  readonly kind: 'radiogroup' | 'group';
  readonly children: ReactNode;
}

const COLUMNS_CLASS = { 1: 'radios--one', 2: null, 3: 'radios--three' } as const;

function GroupBox({ kind, title, isTitleHidden = false, need, error, ref, children }: GroupBoxProps) {
  const id = useId();
  const hasError = error !== undefined;
  return (
    <div
      ref={ref}
      className={classNames('opt', hasError && 'opt--bad')}
      role={kind}
      aria-label={title}
      aria-describedby={
        classNames(!isTitleHidden && need !== undefined && `${id}d`, hasError && `${id}e`) || undefined
      }
    >
      {!isTitleHidden && (
        <div className="opt__h">
          <h3 className="h3">{title}</h3>
          {need !== undefined && (
            <span className="opt__need" id={`${id}d`}>
              {need}
            </span>
          )}
        </div>
      )}
      {children}
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
}

/** A radio group of cards over native inputs: arrows move, the group is one stop of the tab order. */
export function ChoiceCards<Id extends string>(props: ChoiceCardsProps<Id>) {
  const { options, value, onChange, columns = 2, ...group } = props;
  const name = useId();
  return (
    <GroupBox {...group} kind="radiogroup">
      <div className={classNames('radios', COLUMNS_CLASS[columns])}>
        {options.map((option) => (
          <RadioCard
            key={option.id}
            group={name}
            option={option}
            isChosen={option.id === value}
            onChoose={() => onChange(option.id)}
          />
        ))}
      </div>
    </GroupBox>
  );
}

interface RadioCardProps {
  readonly group: string;
  readonly option: ChoiceOption<string>;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function RadioCard({ group, option, isChosen, onChoose }: RadioCardProps) {
  const id = useId();
  return (
    <label className="radio">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        disabled={option.isDisabled === true}
        aria-labelledby={`${id}n`}
        aria-describedby={option.note === undefined ? undefined : `${id}d`}
      />
      <span className="radio__o" />
      {option.picture !== undefined && <span className="radio__pic">{option.picture}</span>}
      <span className="radio__text">
        <b id={`${id}n`}>{option.name}</b>
        {option.note !== undefined && <small id={`${id}d`}>{option.note}</small>}
      </span>
    </label>
  );
}

/** A group of checkboxes, one row each. */
export function ChoiceChecks<Id extends string>(props: ChoiceChecksProps<Id>) {
  const { options, values, onToggle, ...group } = props;
  return (
    <GroupBox {...group} kind="group">
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
    </GroupBox>
  );
}
