import { createSemaphore } from './semaphore.ts';

interface Bounds {
  /** Bytes of all pictures together. */
  readonly bytes: number;
  /** Renders at the same time. */
  readonly parallel: number;
  /** Renders that wait for their turn; without a number as many as there are. */
  readonly waiting?: number;
}

interface Sized {
  readonly byteLength: number;
}

/** Rendered pictures by key, the least recently asked for leaving first. */
export interface ImageCache<Picture extends Sized> {
  /** The picture of a key; whoever asks while it is being rendered shares the one render. A failed render is not kept; rejects with `TooMany` where too many wait. */
  readonly get: (key: string, render: () => Promise<Picture>) => Promise<Picture>;
  /** Bytes held now; never above the bound. */
  readonly size: () => number;
}

interface Shelf<Picture extends Sized> {
  readonly take: (key: string) => Picture | undefined;
  readonly put: (key: string, picture: Picture) => void;
  readonly size: () => number;
}

const createShelf = <Picture extends Sized>(most: number): Shelf<Picture> => {
  const pictures = new Map<string, Picture>();
  let held = 0;
  const drop = (key: string): Picture | undefined => {
    const picture = pictures.get(key);
    if (picture && pictures.delete(key)) held -= picture.byteLength;
    return picture;
  };
  const put = (key: string, picture: Picture): void => {
    drop(key);
    if (picture.byteLength > most) return;
    pictures.set(key, picture);
    held += picture.byteLength;
    for (const oldest of pictures.keys()) {
      if (held <= most) return;
      drop(oldest);
    }
  };
  const take = (key: string): Picture | undefined => {
    const picture = drop(key);
    if (picture) put(key, picture);
    return picture;
  };
  return { take, put, size: () => held };
};

export const createImageCache = <Picture extends Sized>({
  bytes,
  parallel,
  waiting,
}: Bounds): ImageCache<Picture> => {
  const shelf = createShelf<Picture>(bytes);
  const underWay = new Map<string, Promise<Picture>>();
  const semaphore = createSemaphore(parallel, waiting);

  const renderOnce = async (key: string, render: () => Promise<Picture>): Promise<Picture> => {
    try {
      const picture = await semaphore(render);
      shelf.put(key, picture);
      return picture;
    } finally {
      underWay.delete(key);
    }
  };

  const get: ImageCache<Picture>['get'] = async (key, render) => {
    const known = shelf.take(key);
    if (known) return known;
    const shared = underWay.get(key);
    if (shared) return shared;
    const rendering = renderOnce(key, render);
    underWay.set(key, rendering);
    return rendering;
  };
  return { get, size: shelf.size };
};
