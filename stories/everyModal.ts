import { fromRoubles } from '../src/domain/money.ts';
import type { Modal, ModalKind } from '../src/slices/modal/state.ts';
import { MODAL_TITLES } from '../src/ui/modals/modalTitles.ts';
import { dish } from '../tests/demo.ts';
import { demoTerminalId } from '../tests/demoForms.ts';

/** A dialog without a title of its own. */
interface Named {
  /** What a reviewer calls it. */
  readonly called: string;
  /** By which name it is found. */
  readonly name: string | RegExp;
}
type Shown<K extends ModalKind> = {
  readonly modal: Extract<Modal, { kind: K }>;
} & ((typeof MODAL_TITLES)[K] extends null ? Named : { readonly [N in keyof Named]?: never });

const WOK = dish('Собери свой вок');
const answer = (title: string) => ({ title, emits: null });

/** One dialog of each kind, as the demo's shop shows it. */
export const EVERY_MODAL: { readonly [K in ModalKind]: Shown<K> } = {
  city: { modal: { kind: 'city' } },
  auth: { modal: { kind: 'auth' } },
  deliveryChoice: { modal: { kind: 'deliveryChoice' } },
  restaurants: { modal: { kind: 'restaurants' } },
  address: { modal: { kind: 'address' } },
  time: { modal: { kind: 'time' } },
  modifiers: { modal: { kind: 'modifiers', productId: WOK.id, isGift: false } },
  product: {
    called: 'Блюдо',
    name: /Зелёный дракон/,
    modal: { kind: 'product', productId: dish('Зелёный дракон').id, isGift: false },
  },
  emptyCart: { modal: { kind: 'emptyCart' } },
  confirm: {
    called: 'Подтверждение',
    name: 'Удалить адрес?',
    modal: {
      kind: 'confirm',
      title: 'Удалить адрес?',
      text: 'Ленинская улица, 12',
      confirm: answer('Удалить'),
      cancel: answer('Оставить'),
    },
  },
  snackGift: { modal: { kind: 'snackGift' } },
  notWorking: { modal: { kind: 'notWorking' } },
  workTime: { modal: { kind: 'workTime' } },
  information: { modal: { kind: 'information', text: 'Завтра откроемся позже.' } },
  march: { modal: { kind: 'march' } },
  cartErrors: {
    modal: { kind: 'cartErrors', messages: ['Товар "Чука" в данный момент отсутствует в каталоге'] },
  },
  totalChanged: {
    modal: { kind: 'totalChanged', before: fromRoubles(1_000), after: fromRoubles(1_100) },
  },
  catalogMenu: { modal: { kind: 'catalogMenu' } },
  filters: { modal: { kind: 'filters' } },
  allergens: { modal: { kind: 'allergens' } },
  stories: { modal: { kind: 'stories', storyId: 'rice' } },
  profile: { modal: { kind: 'profile' } },
  reservation: {
    modal: { kind: 'reservation', terminalId: demoTerminalId },
  },
};

/** All kinds, in the order of the table. */
export const EVERY_KIND: readonly ModalKind[] = Object.values(EVERY_MODAL).map(({ modal }) => modal.kind);

/** What a reviewer calls a dialog: its title, if it has one. */
export const calledInReview = (kind: ModalKind): string =>
  EVERY_MODAL[kind].called ?? MODAL_TITLES[kind] ?? kind;

/** By which name a dialog of the table is found. */
export const foundBy = (kind: ModalKind): string | RegExp =>
  EVERY_MODAL[kind].name ?? MODAL_TITLES[kind] ?? kind;
