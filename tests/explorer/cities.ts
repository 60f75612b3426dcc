/** The cities of the demo, by what stands for them in an address. */
export const CITIES: Readonly<Record<string, string>> = {
  samara: 'Самара',
  tolyatti: 'Тольятти',
  novokujbyshevsk: 'Новокуйбышевск',
};

/** The city of the demo that never closes. */
export const NEVER_CLOSED = 'samara';
