import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { paymentResolutionFlow } from '#machines/tickets/payment-resolution/payment-resolution.flow.ts';
import {
  type PaymentResolutionView,
  paymentResolutionView,
} from '#machines/tickets/payment-resolution/payment-resolution.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { PaymentResolutionsBlockData } from './payment-resolutions.data.ts';
import type { PaymentResolutionsProps } from './payment-resolutions.gen.ts';
import { paymentResolutionsMessages } from './payment-resolutions.messages.gen.ts';

/** Messages by state, for states that have one. */
const MESSAGES: Readonly<Partial<Record<PaymentResolutionView['state'], 'retrying' | 'retryFailed' | 'completed'>>> = {
  retrying: 'retrying',
  'retry error': 'retryFailed',
  completed: 'completed',
};

type Props = BlockPropsWithDataOrElevation<PaymentResolutionsProps, PaymentResolutionsBlockData>;

export function PaymentResolutions({ id, props, data }: Props) {
  const messages = useMessages(paymentResolutionsMessages);
  const { view, send } = useFlow(paymentResolutionFlow, paymentResolutionView, false);
  const isHydrated = useHydrated();
  if (!data || data.resolutions.length === 0) return null;
  const { heading, text = messages.text(), payment } = props;
  const actions = new Set(data.resolutions.flatMap((resolution) => resolution.actions));
  const state = view?.state ?? 'unresolved';
  const messageKey = MESSAGES[state];
  const isTrying = state === 'retrying';
  return (
    <section className="payment-resolutions band" aria-labelledby={`${id}-heading`} aria-busy={isTrying}>
      <div className="wrap">
        <div className="payment-resolutions__notice card ground-surface">
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p>{text}</p>
          <ul className="payment-resolutions__list">
            {data.resolutions.map(({ id: key, name, description, price, message, attempted, retry }) => (
              <li key={key}>
                {messages.purchase({
                  name,
                  what: description,
                  price,
                  strong: (content) => <strong>{content}</strong>,
                  amount: (content) => <span className="figure">{content}</span>,
                })}
                <br />
                <span data-api-text="">{message}</span>{' '}
                <span className="small muted">
                  {messages.tried({ day: attempted })}
                  {retry === null ? null : ` ${messages.retry({ when: retry })}`}
                </span>
              </li>
            ))}
          </ul>
          <p role={state === 'retry error' ? 'alert' : 'status'}>{messageKey && messages[messageKey]()}</p>
          <p className="actions">
            {payment && actions.has('change-fund') ? (
              <Anchor className="button" link={payment}>
                {messages.changeFund()}
              </Anchor>
            ) : null}
            {payment && actions.has('add-card') ? (
              <Anchor className="button button--secondary" link={payment}>
                {messages.addCard()}
              </Anchor>
            ) : null}
            {actions.has('payment-method-updated') && state !== 'completed' ? (
              <button
                type="button"
                className="button button--secondary"
                disabled={!isHydrated}
                aria-disabled={isTrying || undefined}
                onClick={() => send({ type: 'RESOLUTION.RETRY' })}
              >
                {messages.tryAgain()}
              </button>
            ) : null}
          </p>
        </div>
      </div>
    </section>
  );
}
