import type { ModalKind } from '../../slices/modal/state.ts';
import { dialogChunk, type DialogChunk } from './dialogChunk.tsx';

export type ModalRegistry = { readonly [K in ModalKind]: DialogChunk<K> };

/** Which component shows which dialog; each is fetched when it is needed, or in an idle moment before. */
export const modalRegistry: ModalRegistry = {
  city: dialogChunk(async () => (await import('./CityDialog.tsx')).CityDialog),
  auth: dialogChunk(async () => (await import('./AuthDialog.tsx')).AuthDialog),
  deliveryChoice: dialogChunk(async () => (await import('./DeliveryChoiceDialog.tsx')).DeliveryChoiceDialog),
  restaurants: dialogChunk(async () => (await import('./RestaurantsDialog.tsx')).RestaurantsDialog),
  address: dialogChunk(async () => (await import('./AddressDialog.tsx')).AddressDialog),
  time: dialogChunk(async () => (await import('./TimeDialog.tsx')).TimeDialog),
  modifiers: dialogChunk(async () => (await import('./ModifiersDialog.tsx')).ModifiersDialog),
  product: dialogChunk(async () => (await import('../product/ProductDialog.tsx')).ProductModal),
  emptyCart: dialogChunk(async () => (await import('./EmptyCartDialog.tsx')).EmptyCartDialog),
  confirm: dialogChunk(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog),
  snackGift: dialogChunk(async () => (await import('./SnackGiftDialog.tsx')).SnackGiftDialog),
  notWorking: dialogChunk(async () => (await import('./NotWorkingDialog.tsx')).NotWorkingDialog),
  workTime: dialogChunk(async () => (await import('./WorkTimeDialog.tsx')).WorkTimeDialog),
  information: dialogChunk(async () => (await import('./InformationDialog.tsx')).InformationDialog),
  march: dialogChunk(async () => (await import('./MarchDialog.tsx')).MarchDialog),
  cartErrors: dialogChunk(async () => (await import('./CartErrorsDialog.tsx')).CartErrorsDialog),
  totalChanged: dialogChunk(async () => (await import('./TotalChangedDialog.tsx')).TotalChangedDialog),
  catalogMenu: dialogChunk(async () => (await import('../catalog/CatalogMenuDialog.tsx')).CatalogMenuDialog),
  filters: dialogChunk(async () => (await import('../catalog/FiltersDialog.tsx')).FiltersDialog),
  allergens: dialogChunk(async () => (await import('../catalog/AllergensDialog.tsx')).AllergensDialog),
  profile: dialogChunk(async () => (await import('../account/ProfileDialog.tsx')).ProfileDialog),
  reservation: dialogChunk(
    async () => (await import('../restaurants/ReservationDialog.tsx')).ReservationDialog,
  ),
  report: dialogChunk(async () => (await import('../report/ReportDialog.tsx')).ReportDialog),
  shareCart: dialogChunk(async () => (await import('../share/ShareCartDialog.tsx')).ShareCartDialog),
  sharedCart: dialogChunk(async () => (await import('../share/SharedCartDialog.tsx')).SharedCartDialog),
  stories: dialogChunk(async () => (await import('../stories/StoriesDialog.tsx')).StoriesDialog),
};
