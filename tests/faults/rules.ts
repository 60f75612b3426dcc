interface Rule {
  /** A page of docs/. */
  readonly source: 'specification' | 'assumptions';
  readonly section: number;
  /** Letter for letter, as it stands there; where it goes over the end of a line, in one. */
  readonly sentence: string;
}

/**
 * Why a cell is not «the words, and it recovers by itself or by a press»: for every operation and fault that the sentence
 * speaks of. No cell is named anywhere.
 */
export const RULES = {
  session: { source: 'specification', section: 4, sentence: 'A 401 in a session logs out.' },
  logged: {
    source: 'specification',
    section: 8,
    sentence:
      'Only logged: settings polls, address delete, catalog load, a captcha script that does not load, a failed push registration.',
  },
  activeOrder: {
    source: 'specification',
    section: 8,
    sentence: 'active order | 404 | nothing; other errors are logged',
  },
  created: {
    source: 'specification',
    section: 4,
    sentence: 'Look-up by the normalised phone; 404 creates.',
  },
  zone: {
    source: 'specification',
    section: 8,
    sentence: "zone delivery | fails | null; the zone's delivery id is cleared",
  },
  deliveryText: { source: 'specification', section: 8, sentence: 'delivery texts | fail |' },
  liked: {
    source: 'specification',
    section: 8,
    sentence: 'like | 409 | «Нельзя поставить лайк этому товару повторно»',
  },
  ownText: {
    source: 'assumptions',
    section: 3,
    sentence: '404 falls back to the text bundled with the client.',
  },
  notAskedAgain: {
    source: 'assumptions',
    section: 7,
    sentence: 'not after a 4xx (408 and 429 apart) nor after an answer that cannot be read',
  },
  withPolls: {
    source: 'assumptions',
    section: 7,
    sentence: 'The menu and the settings come with the polls of their versions',
  },
  polled: { source: 'assumptions', section: 6, sentence: 'a failed poll only logs' },
  unknownVersion: {
    source: 'assumptions',
    section: 7,
    sentence: 'has a digit in it and comes with a 200',
  },
  firstVersion: { source: 'assumptions', section: 6, sentence: 'an empty **200** body is 1' },
  brokenPart: {
    source: 'assumptions',
    section: 7,
    sentence:
      'is read without it: a field that may be absent, an entry of a list, or the smallest such part around it',
  },
  success: {
    source: 'assumptions',
    section: 7,
    sentence: 'any 2xx where nothing of the answer is read',
  },
  gone: {
    source: 'assumptions',
    section: 6,
    sentence: 'any 2xx is success; 404 on DELETE is "already gone", success',
  },
  noLastOrder: {
    source: 'assumptions',
    section: 7,
    sentence: '404, or 2xx without one: an empty body, `null`, or an empty list of products',
  },
  noPromotion: {
    source: 'assumptions',
    section: 7,
    sentence: '404 is "no such promotion", never an error',
  },
  noStreets: {
    source: 'assumptions',
    section: 2,
    sentence: 'any other answer means "no suggestions", never an error on screen',
  },
  pushLater: {
    source: 'assumptions',
    section: 7,
    sentence: 'A failed registration is tried again with the next login or visit',
  },
  waits: {
    source: 'assumptions',
    section: 7,
    sentence: 'likes, addresses and tables that nobody has answered at all',
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof RULES;
