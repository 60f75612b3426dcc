/** Something that can be drawn as SVG and then rendered in any size. */
export interface Drawing {
  /** `dish`: a cut-out of many colours. `scene`: dishes on a ground, as a section of the menu or a story shows them. */
  readonly kind: 'dish' | 'scene';
  /** Equal keys, equal text. */
  readonly key: string;
  readonly draw: () => string;
}
