import { expect, test } from 'vitest';
import { renderBlock } from '../_testing/render-example.tsx';

const html = renderBlock({ id: 'header', type: 'site-header', props: { navigation: 'primary' } }, () => undefined);

test('the menu button opens the drawer without a script', () => {
  expect(html).toMatch(/<button[^>]* command="show-modal" commandfor="header-drawer">/);
  expect(html).toContain('<dialog id="header-drawer"');
  expect(html).toMatch(/<button[^>]* aria-label="Close menu" command="close" commandfor="header-drawer">/);
});

test('an item with children and no link opens them in place', () => {
  expect(html).toMatch(/<button type="button" popovertarget="header-primary-second">Raffles/i);
  expect(html).toContain(
    '<div id="header-primary-second" class="site-header__popover ground-surface card" popover="auto">',
  );
});

test('leads home, to the login and to the cart, whose count a script fills in', () => {
  expect(html).toContain('<a class="site-header__logo" href="/home">');
  expect(html).toContain('href="/login">Login</a>');
  expect(html).toContain('<span class="site-header__count badge figure" data-visitor="cart-count" hidden=""></span>');
});
