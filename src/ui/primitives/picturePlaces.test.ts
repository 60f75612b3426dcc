import { expect, test } from 'vitest';
import { FILE_WIDTHS, PICTURE_PLACES } from './picturePlaces.ts';

const places = Object.entries(PICTURE_PLACES);

test('each width is at most half as much again as the one before', () => {
  const steps = FILE_WIDTHS.slice(1).map((width, at) => width / (FILE_WIDTHS[at] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(1.5);
  expect(Math.min(...steps)).toBeGreaterThan(1);
});

test.each(places)('the files of «%s» are a run of the widths that all share', (_, { files }) => {
  const from = FILE_WIDTHS.indexOf(files[0] ?? 0);
  expect(files.length).toBeGreaterThan(2);
  expect(files).toEqual(FILE_WIDTHS.slice(from, from + files.length));
});

test('what stands hundreds of times in a page says its sizes in few signs', () => {
  expect(PICTURE_PLACES.card.sizes.length).toBeLessThanOrEqual(76);
  expect(PICTURE_PLACES.card.files.length).toBeLessThanOrEqual(3);
});

/** The nearer of two files by proportion, as Chromium and Firefox take it. */
const takenFor = (wanted: number, files: readonly number[]): number =>
  files.reduce((best, file) =>
    Math.abs(Math.log(file / wanted)) < Math.abs(Math.log(best / wanted)) ? file : best,
  );

test.each([320, 344, 360, 375, 390, 412, 430])(
  'the picture of a dialog is not stretched on a plain screen of %s px',
  (screen) => {
    const { sizes, files } = PICTURE_PLACES.dialog;
    const [, share = ''] = /,(\d+)vw$/.exec(sizes) ?? [];
    expect(takenFor((screen * Number(share)) / 100, files) / screen).toBeGreaterThan(0.97);
  },
);
