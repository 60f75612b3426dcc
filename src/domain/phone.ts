const NATIONAL_PATTERN = ' (XXX) XXX-XX-XX';

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');
const startsWithCountry = (digits: string): boolean => /^[78]/.test(digits);

/** The phone as the server knows it: "+", then the digits with a leading 8 read as 7 (specification, section 5, "Phone"). Not necessarily valid. */
export function normalisePhone(text: string): string {
  return `+${digitsOf(text).replace(/^8/, '7')}`;
}

/** What is wrong with a typed phone, in the words of the screen, or null (specification, section 5, "Phone"). */
export function phoneProblem(text: string): string | null {
  if (text.trim() === '') return 'Введите номер телефона';
  return /^\+7[0-9]{10}$/.test(normalisePhone(text)) ? null : 'Неверный формат телефона';
}

/** A stored phone for display, "+7 (XXX) XXX-XX-XX"; what is not a Russian phone comes back as it is. */
export function formatPhone(phone: string): string {
  const normal = normalisePhone(phone);
  return phoneProblem(normal) === null ? `+7${fillNational(normal.slice(2))}` : phone;
}

/**
 * The text of the phone field after any edit: always a beginning of "+7 (9XX) XXX-XX-XX" or "8 (9XX) XXX-XX-XX"
 * (specification, section 5, "Phone"; a first operator digit other than 9 is replaced by it).
 * It ends with a digit, so that deleting from the end never meets a sign that comes back.
 */
export function maskPhoneInput(text: string): string {
  const digits = digitsOf(text);
  if (digits === '') return '';
  const national = digits.replace(/^[78]/, '').replace(/[0-9]/, '9');
  return `${digits.startsWith('8') ? '8' : '+7'}${fillNational(national)}`;
}

/** Where the caret belongs once the mask replaced the edited text: right after the digit it stood after. `before` is the edited, unmasked text. */
export function caretAfterMask(
  before: { readonly text: string; readonly caret: number },
  masked: string,
): number {
  const digitsLeft = digitsOf(before.text.slice(0, before.caret)).length;
  if (digitsLeft === 0) return 0;
  // The mask put the country's 7 in front of a number typed without it.
  const added = startsWithCountry(digitsOf(before.text)) ? 0 : 1;
  return endOfDigit(masked, digitsLeft + added);
}

/** The digits in the places of the pattern, up to the last one that is there; digits beyond the pattern are left out. */
function fillNational(digits: string): string {
  let filled = '';
  let used = 0;
  for (const sign of NATIONAL_PATTERN) {
    if (used === digits.length) break;
    filled += sign === 'X' ? digits.charAt(used) : sign;
    if (sign === 'X') used += 1;
  }
  return filled;
}

function endOfDigit(text: string, ordinal: number): number {
  const digit = [...text.matchAll(/[0-9]/g)][ordinal - 1];
  return digit ? digit.index + 1 : text.length;
}
