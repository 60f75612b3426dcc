import { useDeferredValue } from 'react';
import { counted } from '../../domain/plural.ts';
import {
  selectFound,
  selectFoundHiddenCount,
  selectPopular,
  selectSearch,
} from '../../slices/catalog/selectors.ts';
import { dishes } from '../catalog/MenuSectionView.tsx';
import { ProductGrid } from '../catalog/ProductGrid.tsx';
import { Button } from '../primitives/Button.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { useEmit, useSelect } from '../store.tsx';

function Popular() {
  const popular = useSelect(selectPopular);
  if (popular.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="often-searched">
      <div className="sec__h">
        <h2 className="h2" id="often-searched">
          Часто ищут
        </h2>
      </div>
      <ProductGrid products={popular} />
    </section>
  );
}

function NothingFound({ query }: { readonly query: string }) {
  const emit = useEmit();
  const hidden = useSelect(selectFoundHiddenCount);
  return (
    <EmptyState
      title={`По запросу «${query}» ничего нет`}
      headingLevel={1}
      action={
        hidden > 0 ? (
          <Button variant="solid" onClick={() => emit('user/allergensCleared')}>
            Показать скрытые
          </Button>
        ) : undefined
      }
    >
      <p>
        {hidden > 0
          ? `${dishes(hidden)} скрыли исключённые аллергены.`
          : 'Проверьте, нет ли опечатки, или поищите иначе: по названию, составу или разделу.'}
      </p>
    </EmptyState>
  );
}

function Found() {
  const query = useSelect(selectSearch).trim();
  const found = useSelect(selectFound);
  const shown = useDeferredValue(found);
  if (query === '')
    return (
      <>
        <h1 className="h1">Поиск по меню</h1>
        <Popular />
      </>
    );
  if (shown.length === 0 && found.length === 0)
    return (
      <>
        <NothingFound query={query} />
        <Popular />
      </>
    );
  return (
    <>
      <div className="sec__h">
        <h1 className="h1">{`«${query}»`}</h1>
        <output className="sm muted nb">
          {`Нашлось ${counted(found.length, ['блюдо', 'блюда', 'блюд'])}`}
        </output>
      </div>
      <h2 className="vh">Найденные блюда</h2>
      <ProductGrid products={shown} isFirst />
    </>
  );
}

/** What the search finds; popular dishes where it finds nothing or nothing was asked. */
export function SearchView() {
  return (
    <div className="wrap pg">
      <Found />
    </div>
  );
}
