/** The page that both sides have. */
export const CATALOGUE = '/samara/catalog';
