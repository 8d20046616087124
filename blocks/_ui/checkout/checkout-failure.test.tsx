import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CheckoutFailureReason } from '#machines/checkout/checkout/checkout.public.ts';
import { TestBlockContext } from '../../_testing/render-example.tsx';
import { useCheckoutFailureFormatter } from './checkout-failure.ts';

function Formatted({ reason }: { readonly reason: CheckoutFailureReason }) {
  return <>{useCheckoutFailureFormatter()(reason)}</>;
}

const difficulties = "We're experiencing technical difficulties. Please reload the page to try again.";

const cases: readonly (readonly [CheckoutFailureReason, string])[] = [
  [{ kind: 'server_text', text: 'The draw has closed.' }, 'The draw has closed.'],
  [
    { kind: 'card_not_stored', text: 'Your bank said no.' },
    'Your bank said no. You haven’t been charged, and the card wasn’t saved. Try another card.',
  ],
  [{ kind: 'card_not_stored', text: null }, `${difficulties} You haven’t been charged, and the card wasn’t saved.`],
  [{ kind: 'technical_difficulties' }, difficulties],
  [{ kind: 'invalid_response' }, 'Received invalid deposit response when attempting purchase'],
  [
    { kind: 'card_unreached' },
    'Your card details didn’t reach the payment service. You haven’t been charged. Check your connection and try again.',
  ],
  [{ kind: 'unreachable' }, 'Something went wrong. Please try again.'],
  [
    { kind: 'buying_elsewhere' },
    'You’re buying this in another tab. You haven’t been charged here. Finish in the other tab first.',
  ],
  [
    { kind: 'waits_elsewhere' },
    'You’re buying this in another tab, where your bank or payment service is waiting for you. You haven’t been charged. You can continue here instead: it’s the same payment, and you’ll only pay once.',
  ],
  [{ kind: 'not_bought' }, 'Your order didn’t reach us. You haven’t been charged. Please try again.'],
  [
    { kind: 'paid_in' },
    'Your money is in your wallet, but your order isn’t complete yet. Place it now to pay from your wallet.',
  ],
];

test.each(cases)('a failed purchase or payment with the reason %o shows "%s"', (reason, text) => {
  const html = renderToStaticMarkup(
    <TestBlockContext>
      <Formatted reason={reason} />
    </TestBlockContext>,
  );
  expect(html.replaceAll('&#x27;', "'")).toBe(text);
});
