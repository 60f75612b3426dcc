/** A kind of place that pictures stand in. */
export interface PicturePlace {
  /** How wide a file it takes to fill the place, as the attribute `sizes` says it: where a picture is cut to its box, the side that decides. */
  readonly sizes: string;
  /** Widths of the files to choose from. */
  readonly files: readonly number[];
  /** The picture keeps the shape it comes in: only a width is asked for. */
  readonly isWhole?: true;
}

/**
 * All widths in which pictures are ever asked for, in pixels: few, so that caches hit. Each is 4/3 or 3/2 of the one before, so
 * a browser that takes the nearest has never less than 0.81 of the pixels of its screen, and never more than 1.5 times as many
 * (decision 0028).
 */
export const FILE_WIDTHS: readonly number[] = [88, 132, 176, 264, 352, 528, 704, 1056, 1408, 2112];

const between = (least: number, most: number): readonly number[] =>
  FILE_WIDTHS.filter((width) => width >= least && width <= most);

/** Five, four or three columns of cards; what a phone has follows. */
const COLUMNS = '(min-width:1440px)259px,(min-width:1024px)23vw,(min-width:768px)30vw';

/** The places, measured at the breakpoints of the specification, section 9, "Images"; tests/e2e/pictures.test.ts measures them again. */
export const PICTURE_PLACES = {
  /** A dish in a grid of dishes: few files, as hundreds of them stand in one page. */
  card: { sizes: `${COLUMNS},43vw`, files: between(264, 528) },
  /** A dish in a row that a phone moves sideways. */
  shelf: { sizes: `${COLUMNS},148px`, files: between(264, 1056) },
  /** The dish of a page. */
  dish: {
    sizes: '(min-width:1150px)656px,(min-width:768px)528px,(min-width:610px)560px,87vw',
    files: between(264, 1408),
  },
  /**
   * Above the words of a dialog; beside them where it is wide. On a phone a little more than it fills: of two files a browser
   * takes the nearer one, and for 375 to 430 px on a plain screen that was one of 352.
   */
  dialog: { sizes: '(min-width:768px)680px,120vw', files: between(352, 2112) },
  /** A section on the home page. */
  tile: {
    sizes: '(min-width:1440px)214px,(min-width:1024px)15vw,(min-width:525px)168px,30vw',
    files: between(176, 528),
  },
  /** One of those after the first. */
  quietTile: { sizes: '(min-width:1440px)155px,(min-width:1024px)11vw,22vw', files: between(88, 352) },
  bigTile: { sizes: '(min-width:1440px)494px,(min-width:1024px)34vw,58vw', files: between(176, 1408) },
  story: { sizes: '(min-width:1024px)60px,46px', files: between(88, 176) },
  /** A third, a half or the whole of the page, by its width. */
  panel: {
    sizes: '(min-width:1440px)400px,(min-width:1024px)31vw,(min-width:610px)46vw,92vw',
    files: between(264, 1408),
  },
  restaurant: {
    sizes: '(min-width:1340px)329px,(min-width:1024px)31vw,(min-width:672px)46vw,92vw',
    files: between(264, 1408),
  },
  /** An offer among others, and the one of a page. */
  offer: {
    sizes:
      '(min-width:1340px)330px,(min-width:1150px)454px,(min-width:1024px)340px,(min-width:700px)46vw,92vw',
    files: between(264, 1408),
  },
  promotion: { sizes: '(min-width:1024px)720px,94vw', files: between(264, 2112) },
  /** The dish at the head of a text. */
  band: { sizes: '(min-width:768px)260px,172px', files: between(176, 528) },
  /** The picture of a seasonal page. */
  banner: { sizes: '(min-width:1200px)600px,(min-width:768px)500px,93vw', files: between(264, 1408) },
  door: { sizes: '(min-width:768px)140px,(min-width:640px)105px,33vw', files: between(132, 528) },
  menuItem: { sizes: '116px', files: between(132, 352) },
  line: { sizes: '(min-width:768px)88px,72px', files: between(88, 264) },
  /** The smallest: an option, a sauce, a line of a short list. */
  thumb: { sizes: '48px', files: between(88, 176) },
  /** A dish of a placed order, beside the others of it. */
  portion: { sizes: '64px', files: between(88, 176) },
  /** The main slider, on a phone and above it, where it fills a box that is higher than the screen is wide. */
  tallSlide: { sizes: '(max-width:420px)420px,100vw', files: between(352, 2112), isWhole: true },
  slide: {
    sizes: '(min-width:1024px)747px,(min-width:768px)661px,587px',
    files: between(704, 2112),
    isWhole: true,
  },
  lowSlide: { sizes: '(min-width:768px)533px,100vw', files: between(352, 2112), isWhole: true },
  /** A page of a story: the whole screen of a phone, which is higher than it is wide, and a sheet on a desk. */
  storyPage: {
    sizes: '(min-width:480px) and (max-width:767px)100vw,480px',
    files: between(352, 2112),
    isWhole: true,
  },
} as const satisfies Readonly<Record<string, PicturePlace>>;

export type PlaceName = keyof typeof PICTURE_PLACES;
