/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select or datalist can neither be styled nor show a second line */
import type { ComponentProps } from 'react';
import { Field, type FieldFrame, type FieldLinks } from './Field.tsx';
import { useSuggestionList, type Suggestion, type SuggestionList } from './useSuggestionList.ts';
import './combobox.css';

export interface ComboboxProps
  extends FieldFrame, Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'inputMode'> {
  readonly value: string;
  /** Every edit of the text; the owner answers with new suggestions. */
  readonly onChange: (text: string) => void;
  readonly suggestions: readonly Suggestion[];
  /** A suggestion was taken; the owner puts its text into `value`. */
  readonly onPick: (suggestion: Suggestion) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

interface OptionsProps {
  readonly id: string;
  readonly list: SuggestionList;
  readonly suggestions: readonly Suggestion[];
}

function Options({ id, list, suggestions }: OptionsProps) {
  return (
    <div className="combo__list" role="listbox" id={id} aria-label="Подсказки">
      {suggestions.map((suggestion, index) => (
        // The keyboard works in the field, which keeps the focus: arrows mark an option, Enter takes it.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={suggestion.id}
          id={`${id}-${index}`}
          className="combo__option"
          role="option"
          aria-selected={index === list.active}
          ref={index === list.active ? list.reveal : undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => list.take(index)}
        >
          {suggestion.text}
          {suggestion.note !== undefined && <small>{suggestion.note}</small>}
        </div>
      ))}
    </div>
  );
}

/** What the field says of its list to assistive tools. */
const listLinks = (listId: string, list: SuggestionList) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': list.isOpen,
  'aria-controls': list.isOpen ? listId : undefined,
  'aria-activedescendant': list.active === null ? undefined : `${listId}-${list.active}`,
});

const nativeProps = (props: ComboboxProps) => ({
  name: props.name,
  inputMode: props.inputMode,
  autoComplete: props.autoComplete ?? 'off',
  placeholder: props.placeholder,
  value: props.value,
  disabled: props.isDisabled,
  'aria-required': props.isRequired,
});

function ComboboxControl({ links, ...props }: ComboboxProps & { readonly links: FieldLinks }) {
  const { onChange, suggestions, onPick, onBlur } = props;
  const listId = `${links.id}l`;
  const list = useSuggestionList(suggestions, onPick);
  const type = (text: string) => {
    list.open();
    onChange(text);
  };
  const leave = () => {
    list.close();
    onBlur?.();
  };
  return (
    <div className="combo">
      <input
        {...nativeProps(props)}
        {...links}
        {...listLinks(listId, list)}
        className="input"
        onChange={(event) => type(event.target.value)}
        onKeyDown={list.press}
        onBlur={leave}
      />
      {list.isOpen && <Options id={listId} list={list} suggestions={suggestions} />}
    </div>
  );
}

/** A text field that suggests: typing opens the list, arrows move in it, Enter takes, Escape closes. Free text stays possible. */
export function Combobox(props: ComboboxProps) {
  const { label, isLabelHidden, hint, error } = props;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(links) => <ComboboxControl {...props} links={links} />}
    </Field>
  );
}
