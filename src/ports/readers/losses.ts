let lost = 0;

/** Says that parts of what is being read could not be. */
export const lose = (parts = 1): void => {
  lost += parts;
};

/** What a reading brought, and how many parts it left out; whoever asks for their number answers for it. */
export function counted<T>(read: () => T): { readonly value: T; readonly lost: number } {
  const outside = lost;
  lost = 0;
  try {
    const value = read();
    return { value, lost };
  } finally {
    lost = outside;
  }
}
