const NAMES = {
  src: 'src',
  srcset: 'srcSet',
  sizes: 'sizes',
  loading: 'loading',
  fetchpriority: 'fetchPriority',
};

/** The value of an attribute, which stands without quotation marks where it needs none. */
const valueIn = (tag: string, name: string): string | undefined => {
  const found = new RegExp(` ${name}=(?:"([^"]*)"|([^\\s">]+))`, 'i').exec(tag);
  return (found?.[1] ?? found?.[2])
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
};

/** A card of a page: whose it is, where it leads, and the attributes of its picture as React names them. */
interface Card {
  readonly name: string;
  readonly href: string;
  readonly picture: Readonly<Record<string, string>>;
}

const cardIn = (attributes: string, content: string): Card => {
  const image = /<img[^>]*>/.exec(content)?.[0] ?? '';
  const picture = Object.entries(NAMES).flatMap(([name, known]) => {
    const value = valueIn(image, name);
    return value === undefined ? [] : [[known, value] as const];
  });
  const link = /<a[^>]*>/.exec(content)?.[0] ?? '';
  return {
    name: valueIn(attributes, 'aria-label') ?? '',
    href: valueIn(link, 'href') ?? '',
    picture: Object.fromEntries(picture),
  };
};

/** The cards that a page shows, in their order. Throws where one has no name, no way to its dish or no picture that fits. */
export const cardsIn = (html: string): readonly Card[] => {
  const cards = [...html.matchAll(/<article([^>]*)>(.*?)<\/article>/gs)].map(
    ([, attributes = '', content = '']) => cardIn(attributes, content),
  );
  const bare = cards.filter(
    ({ name, href, picture }) => !(name && href && picture['srcSet'] && picture['sizes']),
  );
  if (cards.length === 0 || bare.length > 0)
    throw new Error(
      `The bench cannot read ${bare.length} of ${cards.length} cards: ${JSON.stringify(bare[0])}`,
    );
  return cards;
};
