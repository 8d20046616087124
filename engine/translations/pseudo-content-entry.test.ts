import { expect, test } from 'vitest';
import { isTextOfContentData } from './pseudo-content-entry.ts';
import { openTranslatedTestSite } from './testing/translated-shop.ts';

test('content entries have texts made from their own in a pseudo-locale', () => {
  const entries = {
    plain: { type: 'plain', value: 'Save {name}' },
    email: { type: 'plain', value: 'help@shop.example' },
    markdown: { type: 'markdown', value: '[Save](route:cart)' },
    image: { type: 'image', value: { asset: 'a.avif', alt: 'Save' } },
    seo: { type: 'seo', value: { title: 'Save', description: 'Save' } },
    json: { type: 'json', value: [{ key: 'save', label: 'Save', count: 1 }] },
  };
  const site = openTranslatedTestSite({ 'shop/content/area': { version: 1, locale: 'en-AU', entries } });
  const pseudo: string = 'en-XA';
  const read = (key: string) => site.content(pseudo, key)?.value;
  expect(Object.keys(entries).map(read)).toEqual([
    '[Sávééé {name}]',
    'help@shop.example',
    '\\[[Sáávéé](route:cart)\\]',
    { asset: 'a.avif', alt: '[Sávééé]' },
    { title: '[Sávééé]', description: '[Sávééé]' },
    [{ key: 'save', label: '[Sávééé]', count: 1 }],
  ]);
  expect(site.content('en-AU', 'plain')?.value).toBe('Save {name}');
  expect(read('seo')).toBe(read('seo'));
});

test('isTextOfContentData tells texts in any script from keys and names of pictures', () => {
  const strings = ['Payments', 'the next draw', '什么时候停止销售？', 'الجوائز', 'clock', 'payments.heading', '/play'];
  expect(strings.filter(isTextOfContentData)).toEqual(strings.slice(0, 4));
});
