/**
 * Parameters of a story that shows the whole shop: no frame of the workbench around it, and everything on it lies in a
 * landmark. The skip link is named, since the workbench's own links stand before it.
 */
export const WHOLE_SHOP = {
  layout: 'fullscreen' as const,
  a11y: {
    test: 'error' as const,
    config: {
      rules: [{ id: 'region', enabled: true }],
      checks: [
        {
          id: 'region',
          options: { regionMatcher: 'dialog, [role=dialog], [role=listbox], svg, a[href="#main"]' },
        },
      ],
    },
  },
};

/** The screen of a phone, for a story's `globals`. */
export const ON_PHONE = { viewport: { value: 'w390', isRotated: false } } as const;

/** A wide screen: some of the header is there only. */
export const ON_DESKTOP = { viewport: { value: 'w1280', isRotated: false } } as const;
