import { describe, expect, test, vi } from 'vitest';
import { createNavigation } from './navigation.ts';

const play = (href = 'https://shop.example/samara/catalog?q=1') => {
  const page = { href, assign: vi.fn(), reload: vi.fn() };
  const navigate = vi.fn();
  return { page, navigate, navigation: createNavigation(page) };
};

describe('within the shop', () => {
  test('the router goes on, or replaces the page in the history', () => {
    const { navigation, navigate, page } = play();
    navigation.bind(navigate);
    navigation.port.go('/samara/cart', 'push');
    navigation.port.go('/samara/', 'replace');
    expect(navigate.mock.calls).toEqual([
      ['/samara/cart', { replace: false }],
      ['/samara/', { replace: true }],
    ]);
    expect(page.assign).not.toHaveBeenCalled();
  });

  test('what was wanted before the router came is done once it comes, in its order and once', () => {
    const { navigation, navigate } = play();
    navigation.port.go('/samara/cart', 'push');
    navigation.port.go('/samara/checkout', 'replace');
    expect(navigate).not.toHaveBeenCalled();
    navigation.bind(navigate);
    expect(navigate.mock.calls).toEqual([
      ['/samara/cart', { replace: false }],
      ['/samara/checkout', { replace: true }],
    ]);
    const later = vi.fn();
    navigation.bind(later);
    expect(later).not.toHaveBeenCalled();
    navigation.port.go('/samara/', 'push');
    expect(later).toHaveBeenCalledWith('/samara/', { replace: false });
    expect(navigate).toHaveBeenCalledTimes(2);
  });
});

describe('what stands behind # in the address', () => {
  const SHARED = 'https://shop.example/cart#shared=a';

  test('stays when the address comes to name a city, and when another city has the page', () => {
    const { navigation, navigate, page } = play(SHARED);
    navigation.bind(navigate);
    navigation.port.go('/samara/cart', 'replace');
    navigation.port.go('/tolyatti/cart', 'page');
    expect(navigate).toHaveBeenCalledWith('/samara/cart#shared=a', { replace: true });
    expect(page.assign).toHaveBeenCalledWith('/tolyatti/cart#shared=a');
  });

  test('goes when that is wanted, and with the page', () => {
    const { navigation, navigate, page } = play(SHARED);
    navigation.bind(navigate);
    navigation.port.go('/cart#', 'replace');
    navigation.port.go('/samara/', 'push');
    navigation.port.go('https://pay.example/1', 'page');
    expect(navigate.mock.calls).toEqual([
      ['/cart#', { replace: true }],
      ['/samara/', { replace: false }],
    ]);
    expect(page.assign).toHaveBeenCalledWith('https://pay.example/1');
  });
});

describe('a whole new page', () => {
  test('is opened by the browser, at once and without the router', () => {
    const { navigation, navigate, page } = play();
    navigation.bind(navigate);
    navigation.port.go('/tolyatti/catalog?q=1', 'page');
    navigation.port.go('https://pay.example/1', 'page');
    expect(page.assign.mock.calls).toEqual([['/tolyatti/catalog?q=1'], ['https://pay.example/1']]);
    expect(page.reload).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each([
    ['https://shop.example/samara/catalog?q=1', '/samara/catalog?q=1'],
    ['https://shop.example/samara/catalog?q=1', 'https://shop.example/samara/catalog?q=1'],
    ['https://shop.example/samara/#top-of-catalog', '/samara/'],
    ['https://shop.example/samara/', '/samara/#top-of-catalog'],
  ])('at %s that is %s is this one, loaded again', (href, to) => {
    const { navigation, page } = play(href);
    navigation.port.go(to, 'page');
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(page.assign).not.toHaveBeenCalled();
  });

  test('differs from this one by its query, too', () => {
    const { navigation, page } = play();
    navigation.port.go('/samara/catalog?q=2', 'page');
    expect(page.assign).toHaveBeenCalledWith('/samara/catalog?q=2');
  });
});
