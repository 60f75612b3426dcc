/** Something that can be drawn as SVG and then rendered in any size. */
export interface Drawing {
  /** `dish`: a cut-out of many colours. `plate`: the picture of a section in the menu. */
  readonly kind: 'dish' | 'plate';
  /** Equal keys, equal text. */
  readonly key: string;
  readonly draw: () => string;
}
