import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadCheckoutHeaderData } from './checkout-header.data.ts';

const props = {
  back: { label: 'Back to your cart', link: { href: '/cart', external: false } },
  elsewhere: [
    {
      routes: ['lotto-party.group'],
      note: 'By invitation',
      label: 'All parties',
      link: { href: '/lotto-party', external: false },
    },
    { routes: ['daily-winners.deposit'], label: 'Back to the club', link: { href: '/club', external: false } },
  ],
};

test.each([
  ['cart.buy', 'Secure checkout</p><a class="checkout-header__back" href="/cart">Back to your cart</a>'],
  ['daily-winners.deposit', 'Secure checkout</p><a class="checkout-header__back" href="/club">Back to the club</a>'],
  ['lotto-party.group', 'By invitation</p><a class="checkout-header__back" href="/lotto-party">All parties</a>'],
])(
  'the back link of the checkout header on the route %s leads to where its customers come from',
  async (routeId, back) => {
    const { context } = createTestLoadContext(props, {});
    const { data } = await loadCheckoutHeaderData({ ...context, routeId });
    expect(renderTestBlockToHtml({ id: 'header', type: 'checkout-header', props, data }, () => undefined)).toContain(
      back,
    );
  },
);
