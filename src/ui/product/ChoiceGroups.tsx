import type { Modifier, ModifierGroup, ProductId } from '../../domain/catalog.ts';
import { formatPrice } from '../../domain/money.ts';
import { counted } from '../../domain/plural.ts';
import { selectImagePresets, selectPizzasGroupId } from '../../slices/setting/selectors.ts';
import { ChoiceCards, ChoiceChecks, type ChoiceOption } from '../fields/ChoiceCards.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { useSelect } from '../store.tsx';
import { IngredientPicture } from './IngredientPicture.tsx';
import { ingredientNamed } from './ingredients.ts';
import { PizzaSize, sizeNamed } from './PizzaSize.tsx';
import type { ChoiceModel } from './useChoice.ts';

interface GroupProps {
  readonly model: ChoiceModel;
  readonly group: ModifierGroup;
  readonly pictureOf: (modifier: Modifier) => ChoiceOption<string>['picture'];
}

const NONE = 'none';

const noteOf = ({ price }: Modifier): string => (price === 0 ? 'в цене' : `+\u00A0${formatPrice(price)}`);

function optionsOf({ model, group, pictureOf }: GroupProps): readonly ChoiceOption<ProductId>[] {
  return group.modifiers.map((modifier) => ({
    id: modifier.id,
    name: modifier.name,
    note: model.isStopped(modifier.id) ? 'Нет в наличии' : noteOf(modifier),
    picture: pictureOf(modifier),
    isDisabled: model.isStopped(modifier.id),
  }));
}

function needOfOne({ isRequired }: ModifierGroup, chosen: ProductId | null): string | undefined {
  if (!isRequired) return undefined;
  return chosen === null ? 'Обязательно' : 'одно на выбор';
}

function SingleGroup(props: GroupProps) {
  const { model, group } = props;
  const value = model.choice.find(({ groupId }) => groupId === group.id)?.id ?? null;
  const options: readonly ChoiceOption<ProductId | typeof NONE>[] = group.isRequired
    ? optionsOf(props)
    : [{ id: NONE, name: 'Не нужно' }, ...optionsOf(props)];
  return (
    <ChoiceCards
      ref={model.groupRef(group.id)}
      title={group.name}
      need={needOfOne(group, value)}
      options={options}
      value={group.isRequired ? value : (value ?? NONE)}
      onChange={(id) => (id === NONE ? model.unpick(group) : model.pick(group, id))}
      error={model.isMissing(group.id) ? 'Выберите один из вариантов' : undefined}
    />
  );
}

function needOf({ isRequired, minAmount, maxAmount }: ModifierGroup, chosen: number): string | undefined {
  const isAsked = isRequired || minAmount > 0;
  if (isAsked && chosen === 0) return 'Обязательно';
  if (maxAmount !== null) return `Выбрано ${chosen} из\u00A0${maxAmount}`;
  return chosen > 0 ? `Выбрано ${chosen}` : undefined;
}

function MultipleGroup(props: GroupProps) {
  const { model, group } = props;
  const values = model.choice.filter(({ groupId }) => groupId === group.id).map(({ id }) => id);
  const isFull = group.maxAmount !== null && values.length >= group.maxAmount;
  const least = Math.max(group.minAmount, 1) - values.length;
  return (
    <ChoiceChecks
      ref={model.groupRef(group.id)}
      title={group.name}
      need={needOf(group, values.length)}
      options={optionsOf(props).map((option) => ({
        ...option,
        isDisabled: option.isDisabled === true || (isFull && !values.includes(option.id)),
      }))}
      values={values}
      onToggle={(id) => model.flip(group, id)}
      error={
        model.isMissing(group.id)
          ? `Выберите ещё ${counted(least, ['вариант', 'варианта', 'вариантов'])}`
          : undefined
      }
    />
  );
}

/** The modifier groups of a product: a radio group for a single choice, checkboxes for a multiple one. */
export function ChoiceGroups({ model }: Pick<GroupProps, 'model'>) {
  const { list } = useSelect(selectImagePresets);
  const isPizza = useSelect(selectPizzasGroupId) === model.product.groupId;
  const pictureOf = ({ name, image }: Modifier) => {
    const size = isPizza ? sizeNamed(name) : null;
    if (size) return <PizzaSize size={size} />;
    if (image !== null) return <Picture image={image} preset={list} place="thumb" />;
    const ingredient = ingredientNamed(name);
    return ingredient ? <IngredientPicture ingredient={ingredient} /> : undefined;
  };
  return model.groups.map((group) => {
    const Group = group.choice === 'one' ? SingleGroup : MultipleGroup;
    return <Group key={group.id} model={model} group={group} pictureOf={pictureOf} />;
  });
}
