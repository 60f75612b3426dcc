/** When something begins: by `Date.getDay()`, in the accusative, with its preposition. */
export const ON_DAY = [
  'в воскресенье',
  'в понедельник',
  'во вторник',
  'в среду',
  'в четверг',
  'в пятницу',
  'в субботу',
] as const;
