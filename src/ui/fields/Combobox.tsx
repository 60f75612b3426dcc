import type { ComponentProps } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
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
  readonly value: string;
  /** Every edit of the text, and the text of a suggestion that was taken; the owner answers with new suggestions. */
  readonly onChange: (text: string) => void;
  readonly suggestions: readonly Suggestion[];
  readonly isRequired?: boolean | undefined;
}

/** A text field that suggests: typing opens the list, arrows move in it, Enter takes, Escape closes. Free text stays possible. */
export function Combobox(props: ComboboxProps) {
  const { label, isLabelHidden = false, hint, error, value, onChange, suggestions } = props;
  const { isRequired = false, autoComplete = 'off', inputMode } = props;
  return (
    <ComboBox
      className={classNames(fieldStyles.field)}
      items={suggestions}
      inputValue={value}
      onInputChange={onChange}
      allowsCustomValue
      isRequired={isRequired}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={classNames(fieldStyles.label, isLabelHidden && 'only-heard')}>{label}</Label>
      <Input
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
