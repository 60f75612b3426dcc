const TOLD = 5;

/** What scrolls or cuts its content may hold more than is seen. */
const isHeld = (element: Element): boolean => {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around !== document.body && getComputedStyle(around).overflowX !== 'visible') return true;
  return false;
};

const nameOf = (element: Element): string => {
  const { right } = element.getBoundingClientRect();
  return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ends at ${Math.round(right)} px`;
};

/** Elements that make the page wider than its screen, the first few by name; none when it fits. */
export function widerThanScreen(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isHeld(element),
  );
  return wide.length > 0 ? wide.slice(0, TOLD).map(nameOf) : [`the page, by ${scrollWidth - clientWidth} px`];
}
