import { initialAddress, type AddressState } from './address/state.ts';
import { initialAuth, type AuthState } from './auth/state.ts';
import { initialCart, type CartState } from './cart/state.ts';
import { initialCatalog, type CatalogState } from './catalog/state.ts';
import { initialCity, type CityState } from './city/state.ts';
import { initialModal, type ModalState } from './modal/state.ts';
import { initialNotification, type NotificationState } from './notification/state.ts';
import { initialOrder, type OrderState } from './order/state.ts';
import { initialPromo, type PromoState } from './promo/state.ts';
import { initialSetting, type SettingState } from './setting/state.ts';
import { initialUser, type UserState } from './user/state.ts';
import { initialView, type ViewState } from './view/state.ts';

/** The twelve slices (specification, section 3, "Persisted client state"). */
export interface AppState {
  readonly address: AddressState;
  readonly auth: AuthState;
  readonly cart: CartState;
  readonly catalog: CatalogState;
  readonly city: CityState;
  readonly modal: ModalState;
  readonly notification: NotificationState;
  readonly order: OrderState;
  readonly promo: PromoState;
  readonly setting: SettingState;
  readonly user: UserState;
  readonly view: ViewState;
}

export const initialState: AppState = {
  address: initialAddress,
  auth: initialAuth,
  cart: initialCart,
  catalog: initialCatalog,
  city: initialCity,
  modal: initialModal,
  notification: initialNotification,
  order: initialOrder,
  promo: initialPromo,
  setting: initialSetting,
  user: initialUser,
  view: initialView,
};
