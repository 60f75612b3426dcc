import { useEffect } from 'react';
import { selectCatalogMenu, selectImagePresets } from '../../slices/setting/selectors.ts';
import { imageSources } from '../primitives/imageAddress.ts';
import { useSelect } from '../store.tsx';

/** Specification, section 9, "Images". The server answers with webp where the browser takes it. */
const START_MS = 3_000;
const PAUSE_MS = 1_000;
const BATCH = 5;

/** Fetches the pictures of «Меню:» before anybody opens it, a few at a time; nothing where somebody pays for each byte. */
export function useMenuPreload(isDataSaved: () => boolean): void {
  const items = useSelect(selectCatalogMenu);
  const { list } = useSelect(selectImagePresets);
  useEffect(() => {
    if (isDataSaved()) return undefined;
    const images = items.flatMap(({ image }) => (image === null ? [] : [image]));
    const timers = images.map((image, index) =>
      setTimeout(
        () => {
          const { src, srcSet, sizes = '' } = imageSources(image, list, 'menuItem');
          const picture = new Image();
          picture.sizes = sizes;
          if (srcSet !== undefined) picture.srcset = srcSet;
          picture.src = src;
        },
        START_MS + Math.floor(index / BATCH) * PAUSE_MS,
      ),
    );
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [items, list, isDataSaved]);
}
