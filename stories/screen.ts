/** Parameters of a story that shows the whole shop: no frame of the workbench around it, and everything on it must lie in a landmark. */
export const WHOLE_SHOP = {
  layout: 'fullscreen',
  a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: true }] } },
} as const;

/** The screen of a phone, for a story's `globals`. */
export const ON_PHONE = { viewport: { value: 'w390', isRotated: false } } as const;
