import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockContext } from '#engine/render/block-context.tsx';
import { checkBlockNodes } from '#engine/validation/check-block-nodes.ts';
import { COMMON_SCHEMAS } from '#engine/validation/config-kinds.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery, createTestRaffle } from '../../_testing/offers.ts';
import { renderTestBlockToHtml, stubSite } from '../../_testing/render-example.tsx';
import { testMessages } from '../../_testing/test-messages.ts';
import { blockSchemas } from '../../schemas.gen.ts';
import { loadSiteFooterData } from './site-footer.data.ts';
import { SiteFooter } from './site-footer.tsx';

const TONIGHT = '2026-11-21T09:30:00.000Z';
const props = {
  groups: [],
  duties: { html: '<p>18+</p>' },
  legal: { html: '<p>Example Draws Ltd</p>' },
  lotteries: true,
  arrangement: 'full' as const,
};

test('the site footer lists each lottery with links to play it and to its results', async () => {
  const offers = [createTestLottery('kettle', null, TONIGHT), createTestRaffle('house', TONIGHT)];
  const { data } = await loadSiteFooterData(createTestLoadContext(props, { 'product-offers.list': offers }).context);
  expect(data).toEqual({ lotteries: [{ name: 'Name of kettle', url: 'kettle' }] });
  const authored = { groups: [], duties: '18+', legal: 'Example Draws Ltd', lotteries: true };
  const html = renderTestBlockToHtml({ id: 'footer', type: 'site-footer', props: authored, data }, () => undefined);
  expect(html).toContain('<a data-advertises="true" href="/offer.play/kettle">Play Name of kettle</a>');
  expect(html).toContain('<a href="/offer.results/kettle">Name of kettle Results</a>');
});

test('the site footer has no lotteries when the API fails, and expires at once', async () => {
  const { context } = createTestLoadContext(props, { 'product-offers.list': new Error('down') });
  expect(await loadSiteFooterData(context)).toEqual({ data: { lotteries: [] }, expires: context.now });
});

test('the condensed site footer has only the duties and the ways to pay; slim and full also have links and extras', () => {
  const html = (arrangement: string) =>
    renderTestBlockToHtml(
      {
        id: 'footer',
        type: 'site-footer',
        props: {
          groups: [{ heading: 'Help', navigation: 'help' }],
          payments: ['visa'],
          duties: '18+',
          legal: 'Example Draws Ltd',
          arrangement,
        },
        slots: { extras: [{ id: 'feedback', type: 'footer-feedback', props: { heading: 'Well?', button: 'Say' } }] },
        data: { lotteries: [] },
      },
      () => undefined,
    );
  const parts = (arrangement: string) =>
    ['aria-label="Help"', 'data-flow="feedback"', 'aria-label="Visa"', '18+'].filter((part) =>
      html(arrangement).includes(part),
    );
  expect(parts('condensed')).toEqual(['aria-label="Visa"', '18+']);
  for (const arrangement of ['slim', 'full'])
    expect(parts(arrangement)).toEqual(['aria-label="Help"', 'data-flow="feedback"', 'aria-label="Visa"', '18+']);
});

const NETWORKS = ['facebook', 'instagram', 'linkedin', 'pinterest', 'tiktok', 'x', 'youtube'];

test('the site footer shows each social network of the specification by a drawing of its own, beside its name', () => {
  const social = NETWORKS.map((id) => ({
    ...{ id, label: id.toUpperCase(), link: { href: `https://${id}.example/us`, external: true } },
    ...{ routeType: 'external' as const, type: null, icon: null, children: [] },
  }));
  const html = renderToStaticMarkup(
    <BlockContext value={{ site: stubSite, capabilities: new Set(), href: (id) => `/${id}`, messages: testMessages }}>
      <SiteFooter id="footer" props={{ ...props, social }} data={{ lotteries: [] }} slots={{ extras: null }} />
    </BlockContext>,
  );
  const found = [
    ...html.matchAll(/<a [^>]*href="https:\/\/(\w+)\.example\/us"[^>]*>(<svg.*?<\/svg>)<span>(\w+)<\/span>/g),
  ];
  expect(found.map(([, id, , name]) => [id, name])).toEqual(NETWORKS.map((id) => [id, id.toUpperCase()]));
  expect(new Set(found.map(([, , drawing]) => drawing)).size).toBe(7);
});

test('the site footer shows the logos of six ways to pay, each with its name, and its schema allows no more than eight', () => {
  const payments = ['visa', 'mastercard', 'amex', 'paypal', 'apple_pay', 'google_pay'];
  const own = { groups: [], payments, duties: '18+', legal: 'Example Draws Ltd' };
  const html = renderTestBlockToHtml(
    { id: 'footer', type: 'site-footer', props: own, data: { lotteries: [] } },
    () => undefined,
  );
  const logos = [...html.matchAll(/<svg[^>]*role="img" aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(logos).toEqual(['Visa', 'Mastercard', 'Amex', 'PayPal', 'Apple Pay', 'Google Pay']);
  const complaints = (props: object) =>
    checkBlockNodes([{ id: 'footer', type: 'site-footer', props }], '', {
      blocks: blockSchemas,
      library: COMMON_SCHEMAS,
      outlet: false,
    });
  expect(complaints(own)).toEqual([]);
  const nine = { ...own, payments: Array.from({ length: 9 }, (_, index) => `way-${index}`) };
  expect(complaints(nine)).toContainEqual(
    expect.objectContaining({ pointer: '/0/props/payments', message: 'Must have at most 8 items, but has 9.' }),
  );
});
