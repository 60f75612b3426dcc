/** Between a number and the word behind it, within a number, and before a number that a short word leads to. */
const BOUND =
  /(?<=\d)(?<!:\d\d) (?=[а-яё₽%]|\d{3}(?: \d{3})* [а-яё₽])|(?<=(?<![а-яё])(?:кв|д|во?|со?|к|до|от|на|за|из|по|№)\.?) (?=\d)/gi;

/**
 * A text of the chain that breaks into lines nowhere inside of «7 шт», «кв. 12», «в 14:00», «1 490 ₽»: no-break spaces in
 * place of spaces, one for one, so that what was found in the text stays where it was.
 */
export const unbroken = (text: string): string => text.replace(BOUND, '\u00A0');
