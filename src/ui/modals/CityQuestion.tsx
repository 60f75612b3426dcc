import { withCityPrefix } from '../../domain/citySlug.ts';
import { selectCities } from '../../slices/city/selectors.ts';
import { CITY_QUESTION } from '../dialog/earlyDialog.ts';
import { NATIVE_CLASSES, NativeFrame } from '../dialog/NativeDialog.tsx';
import { useSelect } from '../store.tsx';
import { CityPicks } from './CityPicks.tsx';
import { MODAL_TITLES } from './modalTitles.ts';

const TITLE_ID = `${CITY_QUESTION}-title`;

/**
 * The question for the city as the server sends it with a page, closed: the first script opens it where no city was chosen
 * (`src/app/boot/early/cityQuestion.ts`), and `CityDialog` takes its place. Its buttons work without the shop's code.
 */
export function CityQuestion({ path }: { readonly path: string }) {
  const slugs = useSelect(selectCities).map(({ slug }) => slug);
  return (
    <dialog
      id={CITY_QUESTION}
      className={NATIVE_CLASSES}
      data-overlay=""
      data-instant=""
      aria-labelledby={TITLE_ID}
    >
      <NativeFrame title={MODAL_TITLES.city} titleId={TITLE_ID}>
        <form method="dialog">
          <CityPicks
            pickOf={({ id, slug }, hasFocus) => ({
              submits: { value: id, to: slug ? withCityPrefix(path, slug, slugs) : '', hasFocus },
            })}
          />
        </form>
      </NativeFrame>
    </dialog>
  );
}
