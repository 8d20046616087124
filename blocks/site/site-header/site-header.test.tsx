import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery, createTestRaffle } from '../../_testing/offers.ts';
import { renderTestBlockToHtml, testExamplePropResolvers } from '../../_testing/render-example.tsx';
import { loadSiteHeaderData } from './site-header.data.ts';

const header = { id: 'header', type: 'site-header', props: { navigation: 'primary', account: 'account' } };
const prizes = [{ url: 'copper-kettle', prize: '$12.5 million', draw: 'Tonight' }];
const html = renderTestBlockToHtml({ ...header, data: { prizes } }, () => undefined);
const plain = renderTestBlockToHtml(
  { ...header, props: { navigation: 'primary' }, data: { prizes: [] } },
  () => undefined,
);

test('the menu button of the site header opens the menu drawer without a script', () => {
  expect(html).toMatch(/<button[^>]* command="show-modal" commandfor="header-menu-drawer">/);
  expect(html).toContain('<dialog id="header-menu-drawer"');
  expect(html).toMatch(/<button[^>]* aria-label="Close menu" command="close" commandfor="header-menu-drawer">/);
});

test('a site header item with a type and no route opens a drawer of its own, from the bar and from the menu', () => {
  const openers = html.match(/<button[^>]*commandfor="header-primary-fourth-drawer"[^>]*>/g) ?? [];
  expect(openers.filter((opener) => opener.includes('show-modal'))).toHaveLength(2);
  expect(html.match(/<dialog id="header-primary-fourth-drawer"/g)).toHaveLength(1);
  expect(html).toContain('data-cart-without="lottery"');
  expect(html).toContain('<a href="/lotto-tickets" data-cart-with="lottery" hidden="">');
});

test('a site header item with children, a type and a link opens its children in a popover in place', () => {
  expect(html).toMatch(/<button type="button" popovertarget="header-primary-second">Raffles/i);
  expect(html).toContain(
    '<div id="header-primary-second" class="site-header__popover ground-surface card" popover="auto">',
  );
});

test('the site header offers the regions in a form that reloads the page in the chosen region', () => {
  expect(html).toContain('<form class="site-header__regions" method="get">');
  expect(html).toContain('<button type="submit" value="PRIMARY-WA" name="sv">Western Australia');
});

test('the account item of the site header opens its drawer with groups; without account navigation it is a plain link', () => {
  expect(html).toMatch(/<button[^>]*site-header__account[^>]*commandfor="header-account-drawer">/);
  expect(html).toContain('<h3 class="site-header__group-label">Raffles</h3>');
  expect(plain).toContain(
    '<a class="site-header__account button button--quiet" href="/my-account" data-visitor-has="account" hidden="">',
  );
  expect(plain).not.toContain('header-account-drawer');
});

test('the site header links to home and to the login, and has a hidden cart count that a script fills in', () => {
  expect(html).toContain('<a class="site-header__logo" href="/home">');
  expect(html).toContain('href="/login">Login</a>');
  expect(html).toContain('<span class="site-header__count badge figure" data-visitor="cart-count" hidden=""></span>');
});

test('the notifications button of the site header is hidden until it is known that there is a feed', () => {
  expect(html).toMatch(/<button[^>]*data-flow="notifications" data-visitor-has="notifications" hidden="">/);
});

test('an offer on sale is shown in its drawer of the site header with its next prize and draw, and nowhere else', () => {
  const shown =
    'Tonight<span data-advertises="true" class="site-header__prize"> <strong class="figure">$12.5 million</strong> <small>Tonight</small></span></a>';
  expect(html.split(shown)).toHaveLength(2);
  expect(html).toContain('<a href="/offer.play/copper-kettle">Tonight<span');
  expect(plain).not.toContain('site-header__prize');
});

const DATE = '2026-11-21T09:30:00.000Z';
const around = (
  name: string,
  answers: Readonly<Record<string, unknown>>,
  shouldInclude = (_: string | null) => true,
) => {
  const navigation = testExamplePropResolvers.navigation(name).filter(({ type }) => shouldInclude(type));
  return createTestLoadContext({ navigation, arrangement: 'bar' as const }, answers);
};

test('the loader of the site header gives the prizes of the draws that can still be bought', async () => {
  const offers = [createTestLottery('kettle', '12500000.00', DATE), createTestRaffle('house', DATE)];
  const { data } = await loadSiteHeaderData(around('primary', { 'product-offers.list': offers }).context);
  expect(data.prizes).toEqual([
    { url: 'house', prize: expect.stringMatching(/^\$[\d,]+$/), draw: 'Tonight' },
    { url: 'kettle', prize: '$12.5 million', draw: 'Tonight' },
  ]);
});

test('the loader of the site header makes no call where no drawer sells, and gives no prizes when the API fails', async () => {
  const quiet = around('primary', {}, (type) => type === null || type === 'subvariant');
  expect([await loadSiteHeaderData(quiet.context), quiet.sent]).toEqual([{ data: { prizes: [] } }, []]);
  const silent = around('primary', { 'product-offers.list': new Error('down') });
  expect(await loadSiteHeaderData(silent.context)).toEqual({ data: { prizes: [] }, expires: silent.context.now });
});
