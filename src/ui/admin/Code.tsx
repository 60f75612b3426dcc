const LOOK = { fontSize: 'var(--t-sm)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** A text for those who know the code: JSON, a stack. */
export function Code({ children }: { readonly children: string }) {
  return <pre style={LOOK}>{children}</pre>;
}
