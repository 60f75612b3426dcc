import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { lonLat } from '../../src/domain/geometry.ts';
import type { City, Zone } from '../../src/domain/settings.ts';
import { CityMap } from '../../src/ui/map/CityMap.tsx';
import { restaurantMarks } from '../../src/ui/map/restaurantMarks.ts';
import { demoCities, demoSettings, samara, tolyatti } from '../../tests/demo.ts';
import { inSample } from '../sample.tsx';

const { zones, restaurants } = demoSettings();
const zonesOf = ({ iikoId }: City): readonly Zone[] => zones[iikoId] ?? [];
const marksOf = ({ iikoId }: City) => restaurantMarks(restaurants[iikoId] ?? []);
const novokujbyshevsk = demoCities[2] ?? samara;
const placesOf = (list: readonly Zone[]) => list.flatMap(({ polygon }) => polygon);

const WORDS = [
  ['1 · 149 ₽', 'к 18:50'],
  ['2 · 149 ₽', 'к 19:05'],
  ['3 · 249 ₽', 'к 19:35'],
] as const;
const priced = (list: readonly Zone[], isOn?: Zone['id']) =>
  list.map((zone, index) => ({ ...zone, isOn: zone.id === isOn, words: WORDS[index] ?? [] }));

const inSamara = zonesOf(samara);
const inTolyatti = zonesOf(tolyatti);
const inNovokujbyshevsk = zonesOf(novokujbyshevsk);
const moved = (list: readonly Zone[], lon: number, lat: number): readonly Zone[] =>
  list.map((zone) => ({ ...zone, polygon: zone.polygon.map(([x, y]) => lonLat(x + lon, y + lat)) }));
const elsewhere = moved(inSamara, -12, 2);

const meta = preview.meta({
  title: '20 Элементы/Карта города',
  id: '20-components-citymap',
  tags: ['component:CityMap'],
  component: CityMap,
  args: {
    label: 'Карта зон доставки',
    className: 'sample--map',
    frame: placesOf(inSamara),
    zones: priced(inSamara, inSamara[0]?.id),
    marks: marksOf(samara).map(({ id, kind, at }) => ({ id, kind, at })),
  },
  decorators: [inSample('sample--block')],
});

export const Samara = meta.story({
  name: 'Самара: зоны с ценами, своя обведена',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Карта зон доставки' })).toBeVisible();
    await expect(await canvas.findByText('1 · 149 ₽')).toBeInTheDocument();
    await expect(await canvas.findByText('Промышленный')).toBeInTheDocument();
  },
});

export const Tolyatti = meta.story({
  name: 'Тольятти',
  args: {
    frame: placesOf(inTolyatti),
    zones: priced(inTolyatti),
    marks: marksOf(tolyatti),
  },
});

export const Novokujbyshevsk = meta.story({
  name: 'Новокуйбышевск',
  args: {
    frame: placesOf(inNovokujbyshevsk),
    zones: priced(inNovokujbyshevsk),
    marks: marksOf(novokujbyshevsk),
  },
});

export const Elsewhere = meta.story({
  name: 'Город без основы: земля, зоны и рестораны',
  args: {
    frame: placesOf(elsewhere),
    zones: priced(elsewhere),
    marks: [{ id: 'one', kind: 'restaurant', at: lonLat(38.16, 55.22), words: 'Ленина, 1' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ленина, 1')).toBeInTheDocument();
    await expect(canvas.queryByText('Промышленный')).toBeNull();
  },
});

const shown = fn();
export const Restaurants = meta.story({
  name: 'Рестораны, которые можно нажать',
  args: {
    label: 'Рестораны на карте',
    zones: [],
    frame: marksOf(samara).map(({ at }) => at),
    marks: marksOf(samara).map((mark) => ({
      ...mark,
      press: { name: `Показать ресторан: ${mark.words ?? ''}`, run: shown },
    })),
  },
});

export const One = meta.story({
  name: 'Один ресторан, маленькая',
  args: {
    label: 'Ресторан на карте',
    className: 'sample--map-small',
    zones: [],
    frame: marksOf(novokujbyshevsk).map(({ at }) => at),
    marks: marksOf(novokujbyshevsk),
  },
});

export const Inside = meta.story({
  name: 'Адрес в зоне, маленькая',
  args: {
    label: 'Зоны доставки: адрес в зоне «Центр»',
    className: 'sample--map-small',
    frame: inSamara[0]?.polygon ?? [],
    zones: inSamara.map((zone, index) => ({ ...zone, isOn: index === 0 })),
    marks: [...marksOf(samara), { id: 'you', kind: 'you', at: lonLat(50.1196, 53.1995) }],
  },
});

export const Outside = meta.story({
  name: 'Адрес за границами зон, маленькая',
  args: {
    label: 'Зоны доставки: адрес за их границами',
    className: 'sample--map-small',
    frame: placesOf(inSamara),
    zones: inSamara,
    marks: [{ id: 'you', kind: 'you', at: lonLat(49.8702, 53.4967) }],
  },
});

export const Nothing = meta.story({
  name: 'Показать нечего: карты нет',
  args: { frame: [], zones: [], marks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
