const HEIGHT_OF_WIDTH = { 320: 568, 360: 740, 390: 844, 768: 1024, 1024: 768, 1280: 800, 1536: 864 } as const;

const deviceType = (width: number) => {
  if (width < 768) return 'mobile' as const;
  return width < 1024 ? ('tablet' as const) : ('desktop' as const);
};

/** The widths at which the shop is looked at; keys are `w320` and so on, for a story's `globals.viewport`. */
export const SCREENS = Object.fromEntries(
  Object.entries(HEIGHT_OF_WIDTH).map(([width, height]) => [
    `w${width}`,
    {
      name: `${width} × ${height}`,
      styles: { width: `${width}px`, height: `${height}px` },
      type: deviceType(Number(width)),
    },
  ]),
);
