import type { Energy, Product } from '../../domain/catalog.ts';
import { gramsText, servingOf, servingText } from '../../domain/serving.ts';
import { Chip } from '../primitives/Chip.tsx';
import { IngredientPicture } from './IngredientPicture.tsx';
import { ingredientsIn } from './ingredients.ts';
import { LikeButton } from './LikeButton.tsx';
import { LikeCount } from './LikeCount.tsx';
import styles from './product-info.module.css';

const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

function EnergyValue({ energy }: { readonly energy: Energy }) {
  const rows = [
    ['ккал', numbers.format(energy.calories)],
    ['белки', gramsText(energy.proteins)],
    ['жиры', gramsText(energy.fats)],
    ['углеводы', gramsText(energy.carbohydrates)],
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

/** What speaks for it: above the composition, apart from what some must not eat. */
function Tags({ filters }: Pick<Product, 'filters'>) {
  return (
    <ul className={styles.marks} aria-label="Особенности">
      {filters.map(({ code, name }) => (
        <li key={code}>
          <Chip isSmall>{name}</Chip>
        </li>
      ))}
    </ul>
  );
}

function Allergens({ allergens }: Pick<Product, 'allergens'>) {
  return (
    <fieldset className={styles.marks} aria-label="Аллергены">
      <span className="text-small text-muted">Аллергены:</span>
      {allergens.map(({ code, name }) => (
        <Chip key={code} tone="warn" isSmall>
          {name}
        </Chip>
      ))}
    </fieldset>
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
  const { categoryName, description, energy, allergens, filters } = product;
  const { text } = servingOf(product);
  const meta = [servingText(product), categoryName].filter((part) => part !== '').join(' · ');
  return (
    <div className={styles.dish}>
      <div className={styles.meta}>
        <span>{meta}</span>
        <span className={styles.like}>
          <LikeButton product={product} />
          <LikeCount product={product} isWordShown />
        </span>
      </div>
      {filters.length > 0 && <Tags filters={filters} />}
      {text !== '' && <p>{text}</p>}
      <Ingredients description={description} />
      {energy !== null && <EnergyValue energy={energy} />}
      {allergens.length > 0 && <Allergens allergens={allergens} />}
    </div>
  );
}
