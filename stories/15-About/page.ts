import { expect, within } from 'storybook/test';

/** A page of reference: it stands alone, and moves neither the reader's place nor the focus. */
export const PAGE = { layout: 'padded' } as const;

const PARTS = [
  'Зачем',
  'Когда не нужно',
  'Из чего состоит',
  'Состояния',
  'Что слышно',
  'Можно',
  'Нельзя',
  'Переменные и контраст',
] as const;

/** Every part is there and none is empty; what is heard is said of each live state. */
export async function isWhole({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const page = within(canvasElement);
  for (const name of PARTS) {
    const part = page.getByRole('heading', { level: 2, name }).parentElement;
    await expect(part?.textContent.length).toBeGreaterThan(name.length + 4);
  }
  const rows = page.queryByRole('region', { name: 'Что слышно' });
  const states = canvasElement.querySelectorAll('.about__examples--state [data-example]');
  if (rows) await expect(within(rows).getAllByRole('rowheader')).toHaveLength(states.length);
  await expect(document.activeElement).toBe(document.body);
}
