/**
 * What "Adding an item" does (specification, section 4, steps 1 to 9; assumptions, section 4, the guest and the snack
 * gift), row by row, from the text and from nothing else:
 *
 * - step 1, 2: N the site is marked not working, C the store is outside work time: that dialog, and nothing is added;
 * - step 3: G nobody is logged in: the login, but the flow goes on;
 * - step 4: U the product is unknown: nothing more happens;
 * - step 5: M it has modifier groups and nothing was chosen: their dialog wins, the login follows it;
 * - step 8: what was added for a customer is calculated, a guest's cart is not;
 * - step 9: S it is of the snacks group: the hint of the gift, behind the login.
 */
const TABLE = `
  gates    opens       waits      lines calls
  ------   -           -          1     1
  -----S   snackGift   -          1     1
  ----M-   modifiers   -          0     0
  ----MS   modifiers   -          0     0
  ---U--   -           -          0     0
  ---U-S   -           -          0     0
  ---UM-   -           -          0     0
  ---UMS   -           -          0     0
  --G---   auth        -          1     0
  --G--S   auth        snackGift  1     0
  --G-M-   modifiers   auth       0     0
  --G-MS   modifiers   auth       0     0
  --GU--   auth        -          0     0
  --GU-S   auth        -          0     0
  --GUM-   auth        -          0     0
  --GUMS   auth        -          0     0
  -C----   workTime    -          0     0
  -C---S   workTime    -          0     0
  -C--M-   workTime    -          0     0
  -C--MS   workTime    -          0     0
  -C-U--   workTime    -          0     0
  -C-U-S   workTime    -          0     0
  -C-UM-   workTime    -          0     0
  -C-UMS   workTime    -          0     0
  -CG---   workTime    -          0     0
  -CG--S   workTime    -          0     0
  -CG-M-   workTime    -          0     0
  -CG-MS   workTime    -          0     0
  -CGU--   workTime    -          0     0
  -CGU-S   workTime    -          0     0
  -CGUM-   workTime    -          0     0
  -CGUMS   workTime    -          0     0
  N-----   notWorking  -          0     0
  N----S   notWorking  -          0     0
  N---M-   notWorking  -          0     0
  N---MS   notWorking  -          0     0
  N--U--   notWorking  -          0     0
  N--U-S   notWorking  -          0     0
  N--UM-   notWorking  -          0     0
  N--UMS   notWorking  -          0     0
  N-G---   notWorking  -          0     0
  N-G--S   notWorking  -          0     0
  N-G-M-   notWorking  -          0     0
  N-G-MS   notWorking  -          0     0
  N-GU--   notWorking  -          0     0
  N-GU-S   notWorking  -          0     0
  N-GUM-   notWorking  -          0     0
  N-GUMS   notWorking  -          0     0
  NC----   notWorking  -          0     0
  NC---S   notWorking  -          0     0
  NC--M-   notWorking  -          0     0
  NC--MS   notWorking  -          0     0
  NC-U--   notWorking  -          0     0
  NC-U-S   notWorking  -          0     0
  NC-UM-   notWorking  -          0     0
  NC-UMS   notWorking  -          0     0
  NCG---   notWorking  -          0     0
  NCG--S   notWorking  -          0     0
  NCG-M-   notWorking  -          0     0
  NCG-MS   notWorking  -          0     0
  NCGU--   notWorking  -          0     0
  NCGU-S   notWorking  -          0     0
  NCGUM-   notWorking  -          0     0
  NCGUMS   notWorking  -          0     0
`;

type Gate = 'N' | 'C' | 'G' | 'U' | 'M' | 'S';
export interface Verdict {
  readonly gates: ReadonlySet<Gate>;
  /** Kinds of dialogs. */
  readonly opens: string | null;
  readonly waits: readonly string[];
  readonly lines: number;
  readonly calls: number;
}

const named = (text: string | undefined): readonly string[] => (!text || text === '-' ? [] : [text]);

export const verdicts: readonly Verdict[] = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [gates = '', opens, waits, lines, calls] = row.trim().split(/ +/);
    return {
      gates: new Set(gates.split('').filter((gate): gate is Gate => gate !== '-')),
      opens: named(opens)[0] ?? null,
      waits: named(waits),
      lines: Number(lines),
      calls: Number(calls),
    };
  });
