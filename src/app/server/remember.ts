/**
 * The same pure function, which remembers its answers to recent texts. It forgets all of them at once when there are too
 * many: whoever sends ever new texts gains nothing and fills nothing.
 */
export const remember = <T>(compute: (text: string) => T, most = 1_000): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    const computed = compute(text);
    if (known.size >= most) known.clear();
    known.set(text, computed);
    return computed;
  };
};
