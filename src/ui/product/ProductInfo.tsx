import type { Energy, Product } from '../../domain/catalog.ts';
import { Chip } from '../primitives/Chip.tsx';
import { IngredientPicture } from './IngredientPicture.tsx';
import { ingredientsIn } from './ingredients.ts';
import { LikeButton } from './LikeButton.tsx';
import { LikeCount } from './LikeCount.tsx';
import styles from './product-info.module.css';

const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const grams = (value: number): string => `${numbers.format(value)}\u00A0г`;

function EnergyValue({ energy }: { readonly energy: Energy }) {
  const rows = [
    ['ккал', numbers.format(energy.calories)],
    ['белки', grams(energy.proteins)],
    ['жиры', grams(energy.fats)],
    ['углеводы', grams(energy.carbohydrates)],
  ] as const;
  return (
    <dl className={styles.energy}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Marks({ allergens, filters }: Pick<Product, 'allergens' | 'filters'>) {
  return (
    <div className={styles.marks}>
      {allergens.length > 0 && (
        <fieldset className={styles.marks} aria-label="Аллергены">
          <span className="text-small text-muted">Аллергены:</span>
          {allergens.map(({ code, name }) => (
            <Chip key={code} tone="warn" isSmall>
              {name}
            </Chip>
          ))}
        </fieldset>
      )}
      {filters.map(({ code, name }) => (
        <Chip key={code} isSmall>
          {name}
        </Chip>
      ))}
    </div>
  );
}

/** What of the composition has a picture by its name. */
function Ingredients({ description }: Pick<Product, 'description'>) {
  const ingredients = ingredientsIn(description);
  if (ingredients.length === 0) return null;
  return (
    <ul className={styles.parts} aria-label="Главное в составе">
      {ingredients.map((ingredient) => (
        <li key={ingredient.name}>
          <span className={styles.part}>
            <IngredientPicture ingredient={ingredient} />
          </span>
          {ingredient.name}
        </li>
      ))}
    </ul>
  );
}

/** What there is to know of a dish before choosing: weight, composition, energy, allergens, marks. Its name stands above. */
export function ProductInfo({ product }: { readonly product: Product }) {
  const { weight, categoryName, description, energy, allergens, filters } = product;
  const meta = [weight === null ? '' : grams(weight), categoryName].filter((part) => part !== '').join(' · ');
  return (
    <div className={styles.dish}>
      <div className={styles.meta}>
        <span>{meta}</span>
        <span className={styles.like}>
          <LikeButton product={product} />
          <LikeCount product={product} isWordShown />
        </span>
      </div>
      {description !== '' && <p>{description}</p>}
      <Ingredients description={description} />
      {energy !== null && <EnergyValue energy={energy} />}
      {allergens.length + filters.length > 0 && <Marks allergens={allergens} filters={filters} />}
    </div>
  );
}
