/** `#rgb`, `#rrggbb`, or `url(#…)` of a shared gradient where a fill is wanted. */
export type Paint = string;

/** Red, green and blue of a hex colour, 0–255. */
export const channels = (hex: Paint): readonly number[] => {
  const full = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16));
};

/** How far two colours lie apart in the colour cube: 0 (same) to 441 (black and white). */
export const gapBetween = (one: Paint, other: Paint): number => {
  const target = channels(other);
  return Math.hypot(...channels(one).map((channel, i) => channel - (target[i] ?? 0)));
};

export const mix = (from: Paint, to: Paint, share: number): Paint => {
  const target = channels(to);
  const mixed = channels(from).map((channel, i) =>
    Math.round(channel + ((target[i] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
};

/** Light is warm white, shade is warm brown: food never turns grey. */
export const lighten = (color: Paint, share: number): Paint => mix(color, '#fff4dc', share);
export const darken = (color: Paint, share: number): Paint => mix(color, '#2b1206', share);
