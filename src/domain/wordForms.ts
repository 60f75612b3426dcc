import { stemmer } from '@orama/stemmers/russian';

/** A vowel that comes and goes with the ending: «огурец» and «огурца», «креветок» and «креветки». */
const FLEETING = /(?<=..)[ое](?=[цкр]$)/;
/** Of less than this nothing is left to tell words apart by. */
const SHORTEST_STEM = 3;

/**
 * What the forms of a Russian noun or adjective have in common; any other word is its own. For one word in small letters,
 * ё as е. A menu has no verbs: «лосося» does not end like one.
 */
export function stemOf(word: string): string {
  const stem = stemmer(word.replace(/ь$/, '').replace(/ся$/, 'са')).replace(FLEETING, '');
  return stem.length < SHORTEST_STEM ? word : stem;
}
