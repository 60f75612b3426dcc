/** The parts of the personal area below its first page, by their address (specification, section 2, "Routes"). */
export const PERSONAL_PARTS = {
  address: 'Адреса',
  favorite: 'Избранное',
  history: 'История заказов',
  promotions: 'Акции для меня',
} as const satisfies Readonly<Record<string, string>>;

export type PersonalPart = keyof typeof PERSONAL_PARTS;

/** Whether the personal area has this part. */
export const isPersonalPart = (part: string): part is PersonalPart => Object.hasOwn(PERSONAL_PARTS, part);
