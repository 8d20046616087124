import { type ReactNode, useEffect, useRef } from 'react';
import type { BlockProps } from '#engine/render/block.ts';
import { useHref } from '#engine/render/block-context.tsx';
import type { CheckoutView } from '#machines/checkout/checkout.view.ts';
import { useCheckout } from '../_ui/use-checkout.ts';
import type { CheckoutData } from './checkout.data.ts';
import type { CheckoutProps } from './checkout.gen.ts';
import { CheckoutPanel } from './checkout-panel.tsx';
import { WORDS } from './checkout-words.ts';

type Slots = 'guest' | 'empty' | 'steps' | 'summary';

export function Checkout({ props, data, slots }: BlockProps<CheckoutProps, CheckoutData, Slots>) {
  const { view, send } = useCheckout();
  const href = useHref();
  const stage = stageOf(data, view);
  const panel = useFocusOnPanel(stage);
  const { empty } = data;
  useEffect(() => {
    if (empty) send({ type: 'CHECKOUT.SHOW', shown: empty });
  }, [empty, send]);

  const told = (children: ReactNode) => <div ref={panel}>{children}</div>;
  const receipt = view?.bought ? href('receipt', { checkoutID: view.bought.checkoutId }) : null;

  function content(): ReactNode {
    switch (stage) {
      case 'guest':
        return slots.guest;
      case 'empty':
        return slots.empty;
      case 'checking':
        return told(<CheckoutPanel heading={WORDS.checking} text={WORDS.checkingText} isBusy />);
      case 'unreachable':
        return told(
          <CheckoutPanel heading={WORDS.unreachable} text={WORDS.unreachableText}>
            <button type="button" className="button" onClick={() => send({ type: 'OUTCOME.CHECK' })}>
              {WORDS.checkAgain}
            </button>
          </CheckoutPanel>,
        );
      case 'payment_pending':
        return told(<Pending pending={view?.pending ?? null} send={send} />);
      case 'purchased':
        return told(<Bought heading={WORDS.purchased} text={WORDS.purchasedText} receipt={receipt} />);
      case 'bought_elsewhere':
        return told(<Bought heading={WORDS.elsewhere} text={WORDS.elsewhereText} receipt={receipt} />);
      case 'blocked':
      case 'order':
        return (
          <>
            {stage === 'blocked' ? <Blocked data={data} view={view} cart={href('cart')} /> : null}
            <div className="checkout__columns" aria-busy={view?.isBusy || undefined}>
              {stage === 'blocked' ? null : <div className="checkout__steps">{slots.steps}</div>}
              <div className="checkout__summary">{slots.summary}</div>
            </div>
          </>
        );
    }
  }

  return (
    <section className="checkout band">
      <div className="wrap">
        <h1>{props.heading ?? WORDS.heading}</h1>
        {content()}
      </div>
    </section>
  );
}

type Stage = CheckoutData['begins'] | Exclude<CheckoutView['stage'], 'waiting' | 'review' | 'placing' | 'paying'>;

/** What the page came with, until the machine knows better. */
function stageOf({ begins }: CheckoutData, view: CheckoutView | null): Stage {
  switch (view?.stage) {
    case undefined:
    case 'waiting':
      return begins;
    case 'review':
    case 'placing':
    case 'paying':
      return 'order';
    default:
      return view?.stage ?? begins;
  }
}

const PANELS: ReadonlySet<Stage> = new Set([
  'checking',
  'unreachable',
  'payment_pending',
  'purchased',
  'bought_elsewhere',
]);

/** What replaces the form under the customer's hands takes the focus, so that nobody is left on a button that is gone. */
function useFocusOnPanel(stage: Stage) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (PANELS.has(stage)) panel.current?.querySelector('h2')?.focus();
  }, [stage]);
  return panel;
}

interface BoughtProps {
  readonly heading: string;
  readonly text: string;
  readonly receipt: string | null;
}

function Bought({ heading, text, receipt }: BoughtProps) {
  return (
    <CheckoutPanel heading={heading} text={text}>
      {receipt === null ? null : (
        <a className="button" href={receipt}>
          {WORDS.toReceipt}
        </a>
      )}
    </CheckoutPanel>
  );
}

interface PendingProps {
  readonly pending: CheckoutView['pending'];
  readonly send: ReturnType<typeof useCheckout>['send'];
}

function Pending({ pending, send }: PendingProps) {
  const href = useHref();
  const waits = pending?.mayRestart === true;
  return (
    <CheckoutPanel heading={WORDS.pending} text={waits ? WORDS.waitsText : (pending?.message ?? WORDS.pendingText)}>
      {waits ? (
        <>
          <button type="button" className="button" onClick={() => send({ type: 'PAYMENT.RESUME' })}>
            {WORDS.resume}
          </button>
          <button type="button" className="button button--secondary" onClick={() => send({ type: 'PAYMENT.RESTART' })}>
            {WORDS.restart}
          </button>
        </>
      ) : null}
      {pending && !waits ? (
        <a
          className="button button--secondary"
          href={href('my-account.deposit.details', { depositID: pending.depositId })}
        >
          {WORDS.toDeposit}
        </a>
      ) : null}
    </CheckoutPanel>
  );
}

interface BlockedProps {
  readonly data: CheckoutData;
  readonly view: CheckoutView | null;
  readonly cart: string;
}

function Blocked({ data, view, cart }: BlockedProps) {
  const reasons = view?.shown ? Object.values(view.shown.order.cart.blockedReasons) : data.reasons;
  return (
    <div className="checkout__blocked" role="note">
      <strong>{WORDS.blocked}</strong>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <a href={cart}>{WORDS.toCart}</a>
    </div>
  );
}
