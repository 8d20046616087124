import { type ReactNode, useEffect } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { CheckoutView } from '#machines/checkout/checkout/checkout.view.ts';
import { useCheckoutFailureFormatter } from '../../_ui/checkout/checkout-failure.ts';
import { CheckoutStagePanel } from '../../_ui/checkout/checkout-panel.tsx';
import {
  CheckoutCheckingPanel,
  CheckoutUnreachablePanel,
  UnfinishedCheckoutPaymentPanel,
  useFocusOnCheckoutPanelHeading,
} from '../../_ui/checkout/checkout-stages.tsx';
import { useSharedCheckoutFlow } from '../../_ui/checkout/use-checkout.ts';
import type { CheckoutBlockData } from './checkout.data.ts';
import type { CheckoutProps } from './checkout.gen.ts';
import { checkoutMessages } from './checkout.messages.gen.ts';

type Slots = 'guest' | 'empty' | 'steps' | 'summary';

export function Checkout({ props, data, slots }: BlockProps<CheckoutProps, CheckoutBlockData, Slots>) {
  const messages = useMessages(checkoutMessages);
  const formatFailure = useCheckoutFailureFormatter();
  const { view, send } = useSharedCheckoutFlow();
  const href = useRouteHrefBuilder();
  const stage = stageOf(data, view);
  const panel = useFocusOnCheckoutPanelHeading(PANELS.has(stage) ? stage : null);
  const { empty } = data;
  useEffect(() => {
    if (empty) send({ type: 'PAGE_DATA.RECEIVED', pageData: empty });
  }, [empty, send]);

  const renderPanel = (children: ReactNode) => <div ref={panel}>{children}</div>;
  const receipt = view?.completedPurchase ? href('receipt', { checkoutID: view.completedPurchase.checkoutId }) : null;

  function content(): ReactNode {
    switch (stage) {
      case 'guest':
        return slots.guest;
      case 'empty':
        return (
          <>
            <div role="alert" className="checkout__told">
              {view?.failure ? <p>{formatFailure(view.failure.reason)}</p> : null}
            </div>
            <p className="checkout__account">
              {messages.transactions({ link: (content) => <a href={href('my-account.transactions')}>{content}</a> })}
            </p>
            {slots.empty}
          </>
        );
      case 'checking':
        return renderPanel(<CheckoutCheckingPanel />);
      case 'unreachable':
        return renderPanel(<CheckoutUnreachablePanel send={send} />);
      case 'payment_pending':
        return renderPanel(<UnfinishedCheckoutPaymentPanel pending={view?.pending ?? null} send={send} />);
      case 'purchased':
        return renderPanel(<Bought heading={messages.purchased()} text={messages.purchasedText()} receipt={receipt} />);
      case 'bought_elsewhere':
        return renderPanel(
          <Bought heading={messages.boughtElsewhere()} text={messages.boughtElsewhereText()} receipt={receipt} />,
        );
      case 'blocked':
      case 'order':
        return (
          <>
            {stage === 'blocked' ? (
              <Blocked data={data} view={view} cart={href('cart')} verify={href('my-account.verify-account')} />
            ) : null}
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
        <h1>{props.heading ?? messages.heading()}</h1>
        {content()}
      </div>
    </section>
  );
}

type Stage = CheckoutBlockData['begins'] | Exclude<CheckoutView['stage'], 'waiting' | 'review' | 'placing' | 'paying'>;

/** What the page came with, until the machine knows better. */
function stageOf({ begins }: CheckoutBlockData, view: Pick<CheckoutView, 'stage'> | null): Stage {
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

interface BoughtProps {
  readonly heading: string;
  readonly text: string;
  readonly receipt: string | null;
}

function Bought({ heading, text, receipt }: BoughtProps) {
  const messages = useMessages(checkoutMessages);
  return (
    <CheckoutStagePanel heading={heading} text={text}>
      {receipt === null ? null : (
        <a className="button" href={receipt}>
          {messages.toReceipt()}
        </a>
      )}
    </CheckoutStagePanel>
  );
}

interface BlockedProps {
  readonly data: CheckoutBlockData;
  readonly view: Pick<CheckoutView, 'shown'> | null;
  readonly cart: string;
  readonly verify: string;
}

/** The reason that a customer does something about elsewhere than in the cart. */
const UNPROVED = 'verification_required';

function Blocked({ data, view, cart, verify }: BlockedProps) {
  const messages = useMessages(checkoutMessages);
  const reasons = view?.shown?.order.cart.blockedReasons ?? data.reasons;
  return (
    <div className="checkout__blocked" role="note">
      <strong>{messages.blocked()}</strong>
      <ul>
        {Object.entries(reasons).map(([id, reason]) => (
          <li key={id}>
            {reason} {id === UNPROVED ? <a href={verify}>{messages.verify()}</a> : null}
          </li>
        ))}
      </ul>
      <a href={cart}>{messages.toCart()}</a>
    </div>
  );
}
