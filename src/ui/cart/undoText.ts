import type { Undo } from '../../slices/cart/undo/state.ts';

/** What happened to the cart, beside «Вернуть». */
export function undoText(undo: Undo): string {
  if (undo.kind === 'reduced') return `${undo.name}: было ${undo.before}, стало ${undo.after}`;
  const name = undo.lines[0]?.line.name ?? '';
  if (undo.kind === 'cleared') return 'Корзина очищена';
  return undo.kind === 'edited' ? `Изменили: ${name}` : `Убрали: ${name}`;
}
