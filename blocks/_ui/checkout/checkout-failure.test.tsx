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
  [{ kind: 'card_not_stored', text: 'Your bank said no.' }, 'Your bank said no. Nothing was stored.'],
  [{ kind: 'card_not_stored', text: null }, `${difficulties} Nothing was stored.`],
  [{ kind: 'technical_difficulties' }, difficulties],
  [{ kind: 'invalid_response' }, 'Received invalid deposit response when attempting purchase'],
  [
    { kind: 'card_unreached' },
    'Your card did not reach the payment service, and nothing was paid. Please check your connection, then try again.',
  ],
  [{ kind: 'unreachable' }, 'Something went wrong. Please try again.'],
  [
    { kind: 'buying_elsewhere' },
    'You are buying this in another tab. Please finish that first: nothing was paid here.',
  ],
  [
    { kind: 'waits_elsewhere' },
    'You are buying this in another tab, where your bank or payment service waits for your answer. Nothing was paid here. You can answer here instead: it is the same payment, and is paid once.',
  ],
  [{ kind: 'not_bought' }, 'Your order did not reach us: nothing was bought and nothing was paid. Please try again.'],
  [
    { kind: 'paid_in' },
    'Your payment has arrived in your wallet. Nothing was bought with it yet: buy now, and your wallet pays.',
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
