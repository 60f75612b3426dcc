import type { AppState } from '../../slices/state.ts';
import { modalRegistry } from '../../ui/modals/modalRegistry.ts';
import { coverParts, footer } from '../../ui/shell/laterParts.ts';
import { laterTexts } from '../boot/pageEffects.ts';
import { matchPage, preloadPage } from '../navigation/routes.tsx';
import { shortSlider } from '../navigation/shortSlider.ts';

/** Code that a picture of this state at this address needs is there before it. */
export async function preload(route: string, state: AppState): Promise<void> {
  const { open } = state.modal;
  const parts = [footer, coverParts, shortSlider, laterTexts];
  await preloadPage(matchPage(new URL(route, location.origin).pathname, state.city.list));
  await Promise.all(parts.map((part) => part.load()));
  if (open) await modalRegistry[open.kind].load();
}
