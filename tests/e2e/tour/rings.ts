import type { Page } from '@playwright/test';

interface Asked {
  readonly tabbable: string;
  /** Of sub-pixels. */
  readonly tolerancePx: number;
}

const ASKED: Asked = {
  tabbable:
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])',
  tolerancePx: 0.6,
};

/**
 * Controls whose ring of focus is missing or cut off, one line each; nothing when all are whole. Of controls that look alike in
 * the same place the first and the last are tried: the others have neighbours on both sides.
 */
export const brokenRings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(({ tabbable, tolerancePx }) => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const SIDES = ['left', 'top', 'right', 'bottom'] as const;
    const px = (text: string): number => Number.parseFloat(text) || 0;
    const classOf = (element: Element | null): string => element?.getAttribute('class') ?? '';

    /** How far each side of `inner` sticks out of `outer`. */
    const cutOf = (inner: Box, outer: Box): readonly string[] =>
      SIDES.flatMap((side) => {
        const out = side === 'left' || side === 'top' ? outer[side] - inner[side] : inner[side] - outer[side];
        return out > tolerancePx ? [`${side} ${out.toFixed(1)}`] : [];
      });

    const isTopLayer = (element: Element): boolean => element.matches(':modal, :popover-open');

    /** The padding box of what lets nothing be seen beyond it; null where everything is. */
    const clipOf = (element: Element): Box | null => {
      const style = getComputedStyle(element);
      if (style.display === 'contents') return null;
      const paints =
        /paint|strict|content/.test(style.contain) || style.getPropertyValue('content-visibility') === 'auto';
      const [isX, isY] = [style.overflowX !== 'visible' || paints, style.overflowY !== 'visible' || paints];
      if (!isX && !isY) return null;
      const box = element.getBoundingClientRect();
      const margin =
        style.overflowX === 'clip' || paints ? px(style.getPropertyValue('overflow-clip-margin')) : 0;
      return {
        left: isX ? box.left + px(style.borderLeftWidth) - margin : -Infinity,
        top: isY ? box.top + px(style.borderTopWidth) - margin : -Infinity,
        right: isX ? box.right - px(style.borderRightWidth) + margin : Infinity,
        bottom: isY ? box.bottom - px(style.borderBottomWidth) + margin : Infinity,
      };
    };

    const isPositioned = (element: Element): boolean => {
      const { position, transform, contain } = getComputedStyle(element);
      return position !== 'static' || transform !== 'none' || /layout|paint|strict|content/.test(contain);
    };

    /** Where what is drawn by `pseudo` of the element, or the element itself, stands. */
    const boxOf = (element: Element, pseudo: string | null): Box => {
      if (pseudo === null) return element.getBoundingClientRect();
      const style = getComputedStyle(element, pseudo);
      let base: Element = element;
      while (!isPositioned(base) && base.parentElement) base = base.parentElement;
      const frame = base.getBoundingClientRect();
      const frameStyle = getComputedStyle(base);
      const left = frame.left + px(frameStyle.borderLeftWidth) + px(style.left);
      const top = frame.top + px(frameStyle.borderTopWidth) + px(style.top);
      return { left, top, right: left + px(style.width), bottom: top + px(style.height) };
    };

    interface Ring {
      readonly owner: Element;
      readonly box: Box;
    }
    const ringOf = (owner: Element, pseudo: string | null): readonly Ring[] => {
      const style = getComputedStyle(owner, pseudo);
      if (style.outlineStyle === 'none' || px(style.outlineWidth) < 1) return [];
      if (/transparent|rgba\(.*, 0\)/.test(style.outlineColor)) return [];
      if (pseudo !== null && style.content === 'none') return [];
      const reach = px(style.outlineWidth) + px(style.outlineOffset);
      const { left, top, right, bottom } = boxOf(owner, pseudo);
      return [
        {
          owner,
          box: { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach },
        },
      ];
    };

    /** A control that cannot be seen has its ring on what stands for it: around it, or right behind it. */
    const ringsOf = (control: Element): readonly Ring[] => {
      const owners: (Element | null)[] = [control, control.nextElementSibling];
      let above = control.parentElement;
      for (let level = 0; above && level < 5; level += 1) {
        owners.push(above);
        above = above.parentElement;
      }
      return owners
        .filter((owner) => owner instanceof Element)
        .flatMap((owner) => [null, '::after', '::before'].flatMap((pseudo) => ringOf(owner, pseudo)));
    };

    const cutsOf = ({ owner, box }: Ring): readonly string[] => {
      const cuts: string[] = [];
      for (let above: Element | null = owner; above; above = above.parentElement) {
        const clip =
          above === owner || above === document.documentElement || above === document.body
            ? null
            : clipOf(above);
        if (clip)
          cuts.push(...cutOf(box, clip).map((cut) => `${cut} by ${above?.localName}.${classOf(above)}`));
        if (isTopLayer(above) || getComputedStyle(above).position === 'fixed') break;
      }
      const { clientWidth } = document.documentElement;
      const screen = { left: 0, top: -Infinity, right: clientWidth, bottom: Infinity };
      return [...cuts, ...cutOf(box, screen).map((cut) => `${cut} by the screen`)];
    };

    // A page that glides to what has the focus is measured where it comes to rest.
    const still = new CSSStyleSheet();
    still.replaceSync('* { scroll-behavior: auto !important }');
    document.adoptedStyleSheets.push(still);

    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const byLook = new Map<string, Element[]>();
    for (const control of scope.querySelectorAll<HTMLElement>(tabbable)) {
      if (
        control.tabIndex < 0 ||
        control.closest('[inert]') ||
        !control.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const look = `${control.localName}.${classOf(control)} in ${classOf(control.closest('ul, ol, section, nav, form, header, footer, dialog'))}`;
      byLook.set(look, [...(byLook.get(look) ?? []), control]);
    }
    const shown: FocusOptions & { readonly focusVisible: boolean } = { focusVisible: true };
    const broken: string[] = [];
    for (const [look, controls] of byLook)
      for (const control of new Set([controls[0], controls.at(-1)])) {
        if (!(control instanceof HTMLElement)) continue;
        control.blur();
        const atRest = getComputedStyle(control).boxShadow;
        control.focus(shown);
        if (document.activeElement !== control) continue;
        control.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
        // A field has its ring inside of its own edge.
        if (getComputedStyle(control).boxShadow !== atRest) continue;
        const name = `${look} «${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 30)}»`;
        const rings = ringsOf(control);
        if (rings.length === 0) broken.push(`no ring: ${name}`);
        broken.push(...rings.flatMap(cutsOf).map((cut) => `${cut}: ${name}`));
      }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    return broken;
  }, ASKED);
