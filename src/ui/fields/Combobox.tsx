import { useState, type ComponentProps } from 'react';
import { ComboBox, type Key } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../primitives/classNames.ts';
import type { FieldFrame } from './Field.tsx';
import { Icon } from '../primitives/Icon.tsx';
import fieldStyles from './field.module.css';
import styles from './combobox.module.css';

/** One line of the list under a field. */
export interface Suggestion {
  readonly id: string;
  readonly text: string;
}

export interface ComboboxProps
  extends FieldFrame, Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'> {
  /** The text in the field. */
  readonly value: string;
  /** Every edit of the text; the owner answers with new suggestions. */
  readonly onChange: (text: string) => void;
  /** What the list shows; it opens as soon as there is something. */
  readonly suggestions: readonly Suggestion[];
  /** A suggestion was taken: what becomes of the text is the owner's, who also leads on from here. */
  readonly onTake: (id: string) => void;
  /** The field was left: the time to read what was typed. */
  readonly onBlur?: (() => void) | undefined;
  /** Must be filled in; said with the name. */
  readonly isRequired?: boolean | undefined;
  /** The control, to give it the focus. */
  readonly ref?: ComponentProps<'input'>['ref'];
}

/** A text field that suggests: typing opens the list, arrows move in it, Enter takes, Escape closes. Free text stays possible. */
export function Combobox(props: ComboboxProps) {
  const { label, isLabelHidden = false, hint, error, value, onChange, suggestions, onTake } = props;
  const { isRequired = false, autoComplete = 'off', inputMode, onBlur, ref } = props;
  // While the text is the owner's, what was taken only closes the list.
  const [taken, setTaken] = useState<Key | null>(null);
  const edit = (text: string): void => {
    setTaken(null);
    onChange(text);
  };
  const take = (id: Key | null): void => {
    setTaken(id);
    if (id !== null) onTake(String(id));
  };
  return (
    <ComboBox
      className={classNames(fieldStyles.field)}
      items={suggestions}
      inputValue={value}
      onInputChange={edit}
      value={taken}
      onChange={take}
      {...(onBlur && { onBlur })}
      allowsCustomValue
      isRequired={isRequired}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={classNames(fieldStyles.label, isLabelHidden && 'only-heard')}>{label}</Label>
      <Input
        ref={ref}
        className={classNames(fieldStyles.input)}
        autoComplete={autoComplete}
        {...(inputMode && { inputMode })}
      />
      {hint !== undefined && error === undefined && (
        <Text slot="description" className={classNames(fieldStyles.hint)}>
          {hint}
        </Text>
      )}
      {error !== undefined && (
        <Text slot="errorMessage" className={classNames(fieldStyles.error)}>
          <Icon name="alert" size={20} />
          {error}
        </Text>
      )}
      <Popover className={classNames(styles.list)} offset={4}>
        <ListBox<Suggestion>>
          {({ text }) => (
            <ListBoxItem className={classNames(styles.option)} textValue={text}>
              {text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
