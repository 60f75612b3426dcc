import { describe, expect, it } from 'vitest';
import { leadingLinks } from './leadingLinks.ts';

const PICTURES =
  '<link rel=preload as=image href="/i/1?w=1&h=1">' +
  '<link rel=preload as=image imageSizes=(min-width:768px)45vw,87vw href="/i/2">';

describe('links that React puts before an app', () => {
  it('are taken, in their order', () => {
    const { links, body } = leadingLinks(Buffer.from(`${PICTURES}<div>Рис<link rel=x></div>`));
    expect(links).toBe(PICTURES);
    expect(body.toString()).toBe('<div>Рис<link rel=x></div>');
  });

  it('may be missing', () => {
    const { links, body } = leadingLinks(Buffer.from('<header>Меню</header>'));
    expect(links).toBe('');
    expect(body.toString()).toBe('<header>Меню</header>');
  });

  it('may be all there is', () => {
    const { links, body } = leadingLinks(Buffer.from(PICTURES));
    expect(links).toBe(PICTURES);
    expect(body).toHaveLength(0);
  });
});
