import type { Preview } from '@storybook/react-vite';
import { demoCities } from '../tests/demo.ts';

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type Icon = 'mirror' | 'sun' | 'moon' | 'location' | 'user' | 'mobile' | 'zoom' | 'play' | 'lightning';
interface Choice {
  readonly value: string;
  readonly title: string;
  readonly icon?: Icon;
}

const AS_TOLD = '';

/** One menu of the toolbar; what it shows is what is chosen. */
const menu = (title: string, icon: Icon, items: readonly Choice[]): GlobalTypes[string] => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: [...items] },
});

const cities = demoCities.flatMap(({ slug, name }) => (slug ? [{ value: slug, title: name }] : []));

/** Toolbar choices of the workbench; screens are chosen in Storybook's own menu. */
export const globalTypes: GlobalTypes = {
  theme: menu('Тема', 'mirror', [
    { value: 'light', title: 'Светлая', icon: 'sun' },
    { value: 'dark', title: 'Тёмная', icon: 'moon' },
  ]),
  city: menu('Город', 'location', [{ value: AS_TOLD, title: 'Город истории' }, ...cities]),
  role: menu('Кто смотрит', 'user', [
    { value: AS_TOLD, title: 'Человек истории' },
    { value: 'guest', title: 'Гость' },
    { value: 'customer', title: 'Покупатель' },
  ]),
  webview: menu('Где открыто', 'mobile', [
    { value: AS_TOLD, title: 'Как в истории' },
    { value: 'ios', title: 'Приложение, iOS' },
    { value: 'android', title: 'Приложение, Android' },
  ]),
  text: menu('Размер текста', 'zoom', [
    { value: '100', title: 'Текст 100 %' },
    { value: '200', title: 'Текст 200 %' },
  ]),
  motion: menu('Движение', 'play', [
    { value: 'full', title: 'Движение есть' },
    { value: 'reduced', title: 'Движения меньше' },
  ]),
  network: menu('Сеть', 'lightning', [
    { value: 'fast', title: 'Быстрая сеть' },
    { value: 'slow', title: 'Медленная сеть' },
    { value: 'offline', title: 'Сети нет' },
  ]),
};

/** What the toolbar says until somebody chooses. */
export const initialGlobals = {
  theme: 'light',
  city: AS_TOLD,
  role: AS_TOLD,
  webview: AS_TOLD,
  text: '100',
  motion: 'full',
  network: 'fast',
} as const;
