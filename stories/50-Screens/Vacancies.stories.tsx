import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { demoApplication } from '../../tests/demoForms.ts';
import { customerCame, shopOpen } from '../given.ts';
import { type Playing, sees } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';
import { textWaiting } from '../texts.ts';
import { asAgreed } from '../../mocks/backend/asAgreed.ts';
import { pageExamples } from '../../contracts/examples/page.ts';
import { VACANCY_CLOSED, vacancyExamples } from '../../contracts/examples/vacancy.ts';

const formOf = async ({ canvas }: Pick<Playing, 'canvas'>) =>
  within(await canvas.findByRole('form', { name: 'Отклик на вакансию' }));

const applies = async ({ canvas, userEvent }: Pick<Playing, 'canvas' | 'userEvent'>): Promise<void> => {
  const form = await formOf({ canvas });
  await userEvent.type(form.getByRole('textbox', { name: 'Должность' }), 'Сушист');
  await userEvent.click(form.getByRole('button', { name: 'Отправить' }));
};

const meta = preview.meta({
  title: '50 Экраны/Вакансии',
  id: '50-screens-vacancies',
  tags: ['screen:vacancies'],
  parameters: { ...WHOLE_SHOP, route: '/samara/vacancies', given: [shopOpen()] },
  render: () => <Shop />,
});

export const Empty = meta.story({
  name: 'Пустая форма',
  tags: ['state:empty', 'state:guest'],
  play: async ({ canvas }) => {
    const form = await formOf({ canvas });
    await expect(form.getByRole('combobox', { name: 'Город' })).toHaveDisplayValue('Самара');
    await sees(/^Ищем людей/);
  },
});

export const Mistakes = meta.story({
  name: 'Ошибки, фокус на первой',
  tags: ['state:error'],
  play: async ({ canvas, userEvent }) => {
    const form = await formOf({ canvas });
    await userEvent.click(form.getByRole('button', { name: 'Отправить' }));
    await expect(form.getByRole('textbox', { name: 'Имя' })).toHaveFocus();
    await expect(form.getByRole('textbox', { name: 'Телефон' })).toBeInvalid();
  },
});

export const Sent = meta.story({
  name: 'Отклик отправлен',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), customerCame()] },
  play: async ({ canvas, userEvent }) => {
    await applies({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { name: 'Спасибо за отклик' })).toBeVisible();
    await sees('Отклик отправлен');
  },
});

export const Refused = meta.story({
  name: 'Сервер отказал: слова в форме, текст на месте',
  tags: ['state:error'],
  parameters: {
    given: [shopOpen(), customerCame()],
    http: asAgreed(vacancyExamples.refused),
  },
  play: async ({ canvas, userEvent }) => {
    await applies({ canvas, userEvent });
    await sees(VACANCY_CLOSED);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'Должность' })).toHaveValue('Сушист');
  },
});

export const Sending = meta.story({
  name: 'Отправляем',
  tags: ['state:loading'],
  parameters: {
    given: [shopOpen(), draft('user/applicationSubmitted', { application: demoApplication })],
  },
});

export const NoText = meta.story({
  name: 'Текста нет: свои слова и телефон',
  tags: ['state:error'],
  parameters: { http: asAgreed(pageExamples.unknown) },
  play: async () => {
    await sees(/^Подробности — по телефону/);
  },
});

export const OnPhone = meta.story({ name: 'Вакансии, телефон', globals: ON_PHONE });

export const Loading = meta.story({
  name: 'Текст загружается',
  tags: ['state:loading'],
  ...textWaiting('vacancies'),
});
