import { useMemo, useRef, useState } from 'react';
import type { GroupId, ModifierGroup, Product, ProductId } from '../../domain/catalog.ts';
import { choose, initialChoice, missingGroups, toggle, type Choice } from '../../domain/modifierChoice.ts';
import { minus, times, type Kopecks } from '../../domain/money.ts';
import { configuredPrice } from '../../domain/productPrice.ts';
import { selectStopped } from '../../slices/catalog/selectors.ts';
import { useSelect } from '../store.tsx';

export interface ChoiceModel {
  readonly product: Product;
  /** Required groups come first. */
  readonly groups: readonly ModifierGroup[];
  readonly choice: Choice;
  readonly quantity: number;
  readonly isGift: boolean;
  readonly isEdit: boolean;
  /** What the button adds to the sum of the order. */
  readonly price: Kopecks;
  /** The product itself cannot be had now. */
  readonly isOut: boolean;
  readonly isStopped: (id: ProductId) => boolean;
  /** The group lacks a choice and the customer was told so. */
  readonly isMissing: (id: GroupId) => boolean;
  readonly pick: (group: ModifierGroup, id: ProductId) => void;
  readonly unpick: (group: ModifierGroup) => void;
  readonly flip: (group: ModifierGroup, id: ProductId) => void;
  readonly count: (change: 1 | -1) => void;
  /** Keeps the element of a group, to lead to it. */
  readonly groupRef: (id: GroupId) => (element: HTMLElement | null) => void;
  readonly confirm: () => void;
}

export interface ChoiceOptions {
  readonly product: Product;
  /** Called only with a choice that lacks nothing. */
  readonly onAdd: (choice: Choice, quantity: number) => void;
  /** A present: one piece, only its modifiers cost. */
  readonly isGift?: boolean | undefined;
  /** What lies in the cart already and is changed here; without it everything begins anew. */
  readonly edited?: ChosenLine | undefined;
  /** What an order that is repeated says of it; it lacks a required choice. */
  readonly repeated?: ChosenLine | undefined;
}

export interface ChosenLine {
  readonly modifiers: Choice;
  readonly quantity: number;
}

const MOST_AT_ONCE = 99;

const requiredFirst = (groups: readonly ModifierGroup[]): readonly ModifierGroup[] =>
  groups
    .filter(({ modifiers }) => modifiers.length > 0)
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));

/** The groups with the options that can be had now. */
const available = (
  groups: readonly ModifierGroup[],
  stopped: ReadonlySet<ProductId>,
): readonly ModifierGroup[] =>
  groups.map((group) => ({ ...group, modifiers: group.modifiers.filter(({ id }) => !stopped.has(id)) }));

/** Of an earlier choice what can be had now. */
const stillOffered = (chosen: Choice, groups: readonly ModifierGroup[]): Choice =>
  chosen.filter(({ id, groupId }) =>
    groups.some((group) => group.id === groupId && group.modifiers.some((option) => option.id === id)),
  );

/** Leads the eye and the keyboard to a group that lacks a choice. */
const leadTo = (element: HTMLElement | undefined) => {
  element?.scrollIntoView({ block: 'center' });
  element?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
};

/** What is chosen of one product, from the first look to «Добавить». Mount it anew for another product. */
export function useChoice({ product, onAdd, isGift = false, edited, repeated }: ChoiceOptions): ChoiceModel {
  const stopped = useSelect(selectStopped);
  const groups = useMemo(() => requiredFirst(product.modifierGroups), [product]);
  const offered = useMemo(() => available(groups, stopped), [groups, stopped]);
  const known = edited ?? repeated;
  const [choice, setChoice] = useState(() =>
    known ? stillOffered(known.modifiers, offered) : initialChoice(offered),
  );
  const [quantity, setQuantity] = useState(known?.quantity ?? 1);
  const [isAsked, setIsAsked] = useState(false);
  const elements = useRef(new Map<GroupId, HTMLElement>());
  const missing = missingGroups(offered, choice);
  const unit = configuredPrice(product, choice);
  return {
    product,
    groups,
    choice,
    quantity,
    isGift,
    isEdit: edited !== undefined,
    price: isGift ? minus(unit, product.price) : times(unit, quantity),
    isOut: stopped.has(product.id),
    isStopped: (id) => stopped.has(id),
    isMissing: (id) => isAsked && missing.some((group) => group.id === id),
    pick: (group, id) => setChoice((present) => choose(present, group, id)),
    unpick: (group) => setChoice((present) => present.filter(({ groupId }) => groupId !== group.id)),
    flip: (group, id) => setChoice((present) => toggle(present, group, id)),
    count: (change) => setQuantity((present) => Math.min(MOST_AT_ONCE, Math.max(1, present + change))),
    groupRef: (id) => (element) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    confirm: () => {
      const [first] = missing;
      setIsAsked(first !== undefined);
      if (first) return leadTo(elements.current.get(first.id));
      return onAdd(choice, quantity);
    },
  };
}
