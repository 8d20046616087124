import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { formatTextOrElements } from './format-elements.tsx';
import { createMessageAccessor } from './message-accessor.ts';
import { createMessageRegistry } from './message-registry.ts';

interface CartMessages {
  title(): string;
  left(values: { readonly count: number }): string;
  price(values: { readonly amount: number }): string;
  more(values: { readonly name: string; readonly link: (content: ReactNode) => ReactNode }): ReactNode;
  gone(): string;
}

const registry = createMessageRegistry({
  cart: {
    title: { text: 'Cart', description: 'Heading of the cart.' },
    left: {
      text: '{count, plural, one {# place} other {# places}}',
      description: 'Places that are left.',
      placeholders: { count: { type: 'number' } },
    },
    price: { text: '{amount} in all', description: 'Sum.', placeholders: { amount: { type: 'money' } } },
    more: {
      text: 'Read <link>all about {name}</link> first.',
      description: 'Link below the cart.',
      placeholders: { name: { type: 'text' }, link: { type: 'tag' } },
    },
  },
});

const source = {
  find(id: string) {
    const message = registry.compiled(id);
    return message === undefined ? undefined : { message, locale: 'en-AU' };
  },
};

const site = { currency: 'AUD', timeZone: 'Australia/Sydney' };

const messages = createMessageAccessor<CartMessages>({ catalogue: 'cart', format: formatTextOrElements }, source, site);

test('messages are formatted with their values in the language and currency of the page', () => {
  expect([messages.title(), messages.left({ count: 1 }), messages.price({ amount: 1250 })]).toEqual([
    'Cart',
    '1 place',
    '$12.50 in all',
  ]);
});

test('a tag becomes the element of its function, and what a visitor wrote stays text', () => {
  const element = messages.more({ name: '<b>us</b>', link: (content) => <a href="/us">{content}</a> });
  expect(renderToStaticMarkup(element)).toBe('Read <a href="/us">all about &lt;b&gt;us&lt;/b&gt;</a> first.');
});

test('elements of a message have keys, so that React does not warn', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderToStaticMarkup(<p>{messages.more({ name: 'us', link: (content) => <a href="/us">{content}</a> })}</p>);
  expect(error.mock.calls).toEqual([]);
  error.mockRestore();
});

test('a missing message is its id', () => {
  expect(messages.gone()).toBe('cart.gone');
});
