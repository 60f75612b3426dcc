import preview from '../../.storybook/preview.tsx';
import { Field } from '../../src/ui/fields/Field.tsx';
import { FieldError } from '../../src/ui/fields/FieldError.tsx';
import { PhoneField } from '../../src/ui/fields/PhoneField.tsx';
import { TextArea, TextField } from '../../src/ui/fields/TextField.tsx';
import fieldStyles from '../../src/ui/fields/field.module.css';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOf } from './controls.ts';
import { Holding } from './Holding.tsx';
import { isWhole, PAGE } from './page.ts';

const meta = preview.meta({
  title: '15 Справка/Поля',
  id: '15-about-fields',
  parameters: PAGE,
  play: isWhole,
});

type TextProps = Partial<Parameters<typeof TextField>[0]> & {
  readonly label: string;
  readonly start?: string;
};
function Text({ start = '', ...props }: TextProps) {
  return (
    <Holding start={start}>
      {(value, change) => <TextField autoComplete="off" {...props} value={value} onChange={change} />}
    </Holding>
  );
}

function Phone({
  label,
  start,
  error,
}: {
  readonly label: string;
  readonly start: string;
  readonly error?: string;
}) {
  return (
    <Holding start={start}>
      {(value, change) => <PhoneField label={label} value={value} onChange={change} error={error} />}
    </Holding>
  );
}

export const TextFieldPage = meta.story({
  name: 'Строка текста',
  tags: ['page:TextField'],
  argTypes: controlsOf('TextField'),
  render: (args) => (
    <ComponentPage
      of="TextField"
      args={args}
      tries={<TextField label="Отзыв" value="" onChange={() => {}} autoComplete="off" />}
      title="Строка и поле текста"
      purpose="Принимает то, что печатают: имя, комментарий. Подпись всегда над полем; ошибка встаёт на место подсказки и говорит, что исправить."
      whenNot={['Телефон — «Телефон».', 'Число от и до — «Поле числа».', 'Ответ известен заранее — «Выбор».']}
      anatomy={[
        ['Подпись', 'что печатать'],
        ['Поле', 'не ниже 48 точек'],
        ['Подсказка или ошибка', 'под полем, произносится вместе с ним'],
      ]}
      states={[
        ['Пустая', <Text label="Имя" />],
        ['С подсказкой', <Text label="Домофон" hint="Если не работает, напишите об этом" start="12К" />],
        ['С ошибкой', <Text label="Дом" error="Укажите дом" />],
        ['Недоступна', <Text label="Город" start="Самара" isDisabled />],
        [
          'Несколько строк',
          <Holding start="">
            {(value, change) => <TextArea label="Комментарий курьеру" value={value} onChange={change} />}
          </Holding>,
        ],
      ]}
      dos={[
        [
          'Ошибка говорит, что сделать',
          <Text label="Квартира" error="Укажите квартиру или отметьте «Частный дом»" />,
        ],
      ]}
      donts={[
        [
          'Пример вместо подписи: начали печатать — и он пропал',
          <Text label="Этаж" isLabelHidden placeholder="Этаж" />,
        ],
      ]}
    />
  ),
});

export const PhoneFieldPage = meta.story({
  name: 'Телефон',
  tags: ['page:PhoneField'],
  argTypes: controlsOf('PhoneField'),
  render: (args) => (
    <ComponentPage
      of="PhoneField"
      args={args}
      tries={<PhoneField label="Телефон друга" value="" onChange={() => {}} />}
      title="Телефон"
      purpose="Номер складывается сам, пока его печатают или вставляют. Курсор остаётся у своей цифры."
      whenNot={['Номер только показывают — «Позвонить».', 'Нужен код из сообщения — «Строка текста».']}
      anatomy={[
        ['Подпись', 'чей номер'],
        ['Поле', '+7 и места под цифры'],
        ['Ошибка', 'под полем'],
      ]}
      states={[
        ['Пустое', <Phone label="Телефон" start="" />],
        ['Заполнено', <Phone label="Ваш телефон" start="+7 (927) 123-45-67" />],
        ['Не хватает цифр', <Phone label="Телефон получателя" start="+7 (927) 12" error="Не хватает цифр" />],
      ]}
      dos={[['Сказано, зачем номер', <Phone label="Телефон для курьера" start="" />]]}
      donts={[['Свой формат строкой текста: маски нет', <Text label="Тел." start="8-927" />]]}
    />
  ),
});

export const FieldPage = meta.story({
  name: 'Оправа поля',
  tags: ['page:Field'],
  argTypes: controlsOf('Field'),
  render: (args) => (
    <ComponentPage
      of="Field"
      args={args}
      title="Оправа поля"
      purpose="Подпись, подсказка и ошибка вокруг любого поля, связанные с ним и на слух."
      whenNot={[
        'Поле уже есть среди готовых: они сами в оправе.',
        'Нужна подпись группы — «Выбор карточками».',
      ]}
      anatomy={[
        ['Подпись', 'имя поля'],
        ['Поле', 'любое'],
        ['Слова под ним', 'подсказка, а при ошибке — ошибка'],
      ]}
      states={[
        [
          'С подсказкой',
          <Field label="Подъезд" hint="Как на двери">
            {(links) => <input className={fieldStyles.input} {...links} defaultValue="2" />}
          </Field>,
        ],
        [
          'С ошибкой',
          <Field label="Код" error="Код не подошёл">
            {(links) => <input className={fieldStyles.input} {...links} />}
          </Field>,
        ],
      ]}
      dos={[
        [
          'Слова связаны с полем',
          <Field label="Этаж" hint="Необязательно">
            {(links) => <input className={fieldStyles.input} {...links} />}
          </Field>,
        ],
      ]}
      donts={[
        [
          'Подсказка и ошибка сразу: останется ошибка',
          <Field label="Вход" hint="Как на двери" error="Укажите вход">
            {(links) => <input className={fieldStyles.input} {...links} />}
          </Field>,
        ],
      ]}
    />
  ),
});

export const FieldErrorPage = meta.story({
  name: 'Слова об ошибке',
  tags: ['page:FieldError'],
  argTypes: controlsOf('FieldError'),
  render: (args) => (
    <ComponentPage
      of="FieldError"
      args={args}
      tries={<FieldError id="about-error-tried" text="Укажите дом" />}
      title="Слова об ошибке"
      purpose="Говорит под полем или группой, что исправить. Всегда со знаком: красный здесь не только у ошибок."
      whenNot={['Ошибка всей страницы — «Замечание».', 'Ошибка прошла сама — «Сообщение внизу».']}
      anatomy={[
        ['Знак', 'видно и без цвета'],
        ['Слова', 'что сделать'],
      ]}
      states={[
        ['Молчит, пока не дойдут', <FieldError id="about-error-a" text="Укажите дом" />],
        ['Говорит сразу', <FieldError id="about-error-b" text="Код не подошёл" isSaid />],
      ]}
      dos={[['Что сделать', <FieldError id="about-error-c" text="Выберите время" />]]}
      donts={[['Только что плохо', <FieldError id="about-error-d" text="Некорректное значение" />]]}
    />
  ),
});
