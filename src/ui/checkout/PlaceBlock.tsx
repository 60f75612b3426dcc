import { useId } from 'react';
import { formatAddress } from '../../domain/address.ts';
import { selectLeftCity, selectSelectedAddress } from '../../slices/address/selectors.ts';
import { selectMethod, selectRestaurant } from '../../slices/cart/receiving/selectors.ts';
import { selectZone } from '../../slices/setting/selectors.ts';
import { FieldError } from '../fields/FieldError.tsx';
import { RowButton } from '../primitives/RowButton.tsx';
import { useOpens } from '../modals/useOpens.ts';
import { useSelect } from '../store.tsx';
import { Block } from './Block.tsx';

export interface PlaceBlockProps {
  /** The customer wanted to order without a place. */
  readonly isMissed: boolean;
}

interface ChoiceProps extends PlaceBlockProps {
  readonly errorId: string;
}

function AddressRow({ isMissed, errorId }: ChoiceProps) {
  const opens = useOpens();
  const address = useSelect(selectSelectedAddress);
  const zone = useSelect(selectZone);
  const leftCity = useSelect(selectLeftCity);
  const zoneNote = zone ? `Зона «${zone.name}»` : undefined;
  const noAddress = leftCity
    ? `Прежний адрес в\u00A0${leftCity.nameIn}, выберите другой`
    : 'Сразу скажем, возим ли туда';
  return (
    <RowButton
      icon="pin"
      kind="Адрес"
      title={formatAddress(address)}
      note={address ? zoneNote : noAddress}
      errorId={isMissed ? errorId : undefined}
      {...opens({ kind: 'address' })}
    />
  );
}

function RestaurantRow({ isMissed, errorId }: ChoiceProps) {
  const opens = useOpens();
  const restaurant = useSelect(selectRestaurant);
  return (
    <RowButton
      icon="store"
      kind="Ресторан"
      title={restaurant?.name ?? 'не выбран'}
      note={restaurant ? restaurant.address : 'Откуда заберёте заказ'}
      errorId={isMissed ? errorId : undefined}
      {...opens({ kind: 'restaurants' })}
    />
  );
}

/** «Куда» or «Откуда забрать» */
export function PlaceBlock({ isMissed }: PlaceBlockProps) {
  const errorId = useId();
  const isSelf = useSelect(selectMethod) === 'self';
  const address = useSelect(selectSelectedAddress);
  const restaurant = useSelect(selectRestaurant);
  const isDone = Boolean(isSelf ? restaurant : address);
  const isMarked = isMissed && !isDone;
  const Row = isSelf ? RestaurantRow : AddressRow;
  return (
    <Block title={isSelf ? 'Откуда забрать' : 'Куда'} step={2} isDone={isDone} isCurrent={!isDone}>
      <Row isMissed={isMarked} errorId={errorId} />
      {isMarked && (
        <FieldError
          id={errorId}
          text={isSelf ? 'Выберите ресторан, чтобы заказать' : 'Укажите адрес, чтобы заказать'}
        />
      )}
    </Block>
  );
}
