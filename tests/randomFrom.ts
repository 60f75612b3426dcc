/** Marsaglia's xorshift, for many numbers of one seed. */
export const randomFrom = (seed: number) => {
  let x = seed * 2_654_435_761;
  return (): number => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 2 ** 32;
  };
};
