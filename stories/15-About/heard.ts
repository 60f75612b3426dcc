import { getRoles, queryAllByRole } from 'storybook/test';

/** What a role is called by those programs in Russian; a role that is not here is not said. */
const ROLES: Readonly<Record<string, string>> = {
  alert: 'срочное сообщение',
  article: 'статья',
  button: 'кнопка',
  checkbox: 'флажок',
  combobox: 'поле с подсказками',
  definition: 'значение',
  deletion: 'зачёркнуто',
  dialog: 'окно',
  group: 'группа',
  heading: 'заголовок',
  img: 'изображение',
  link: 'ссылка',
  list: 'список',
  listitem: 'пункт списка',
  mark: 'отмечено',
  option: 'вариант',
  progressbar: 'полоса выполнения',
  radio: 'кнопка выбора',
  radiogroup: 'группа выбора',
  region: 'область',
  searchbox: 'поле поиска',
  slider: 'ползунок',
  spinbutton: 'поле числа',
  status: 'сообщение',
  term: 'название',
  textbox: 'поле ввода',
};

/** Roles whose words are their name. */
const NAMED_BY_TEXT = new Set(['alert', 'status', 'listitem', 'term', 'definition', 'deletion', 'mark']);

interface Said {
  readonly element: HTMLElement;
  readonly role: string;
  name: string;
  description: string;
}

const tidy = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The text of an element for whoever does not look: without what is hidden from assistive tools. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], [hidden], style, script'))
    hidden.remove();
  return tidy(copy.textContent);
}

const flag = (element: Element, attribute: string, words: readonly [on: string, off: string]): string => {
  const value = element.getAttribute(attribute);
  if (value === 'true') return words[0];
  return value === 'false' ? words[1] : '';
};

function statesOf(element: HTMLElement): readonly string[] {
  const isChecked = element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);
  const value =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
  const chosen = element instanceof HTMLSelectElement ? tidy(element.selectedOptions[0]?.text ?? '') : '';
  return [
    element.getAttribute('aria-valuetext') ?? '',
    isChecked ? (element.checked ? 'отмечено' : 'не отмечено') : value || chosen,
    flag(element, 'aria-pressed', ['нажата', 'не нажата']),
    flag(element, 'aria-expanded', ['раскрыто', 'свёрнуто']),
    flag(element, 'aria-busy', ['идёт работа', '']),
    flag(element, 'aria-required', ['обязательно', '']),
    flag(element, 'aria-invalid', ['ошибка', '']),
    element.getAttribute('aria-current') ? 'вы здесь' : '',
    element.getAttribute('aria-haspopup') === 'dialog' ? 'открывает окно' : '',
    element.matches(':disabled') ? 'недоступно' : '',
  ].filter(Boolean);
}

const wordsOf = ({ element, role, name, description }: Said): string => {
  const level = role === 'heading' ? ` ${element.tagName.slice(1)}-го уровня` : '';
  const own = name || (NAMED_BY_TEXT.has(role) ? textOf(element) : '');
  const named = own === '' ? [] : [`«${own}»`];
  const parts = [...named, `${ROLES[role]}${level}`, ...statesOf(element)];
  return `${parts.join(', ')}${description === '' ? '' : `. ${description}`}`;
};

/** The names and descriptions come from the library that the tests of all screens ask. */
function saidWithin(box: HTMLElement): readonly Said[] {
  const found = Object.entries(getRoles(box)).flatMap(([role, elements]) =>
    Object.hasOwn(ROLES, role)
      ? elements.map((element): Said => ({ element, role, name: '', description: '' }))
      : [],
  );
  for (const role of new Set(found.map((one) => one.role))) {
    const keep =
      (field: 'name' | 'description') =>
      (words: string, element: Element | null): boolean => {
        const one = found.find((said) => said.element === element && said.role === role);
        if (one) one[field] = tidy(words);
        return true;
      };
    queryAllByRole(box, role, { name: keep('name'), description: keep('description') });
  }
  return found.toSorted((a, b) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** What a screen reader says of everything in this box, line by line; bare text as it is, and a word where it says nothing. */
export function heardIn(box: HTMLElement): readonly string[] {
  const lines = [...new Set(saidWithin(box).map(wordsOf))];
  if (lines.length > 0) return lines;
  const text = textOf(box);
  return [text === '' ? 'Ничего: это только для глаз' : `«${text}», обычный текст`];
}
