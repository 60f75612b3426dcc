/** «Маргарита в подарок»; a present that is called so already keeps its name. */
export const giftName = (name: string): string => (/подар/i.test(name) ? name : `${name} в подарок`);
