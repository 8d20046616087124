import { useFlow } from '#engine/flows/use-flow.tsx';
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

const WORDS = {
  text: 'We could not pay for these. Change how you pay, then try again: nothing is bought twice.',
  tried: 'Tried',
  retry: 'We try again',
  actions: {
    'change-fund': 'Change how you pay',
    'add-card': 'Add a card',
    'payment-method-updated': 'I have changed it: try again',
  },
  said: {
    fetching: '',
    unresolved: '',
    retrying: 'Trying again…',
    'retry error': 'We could not try again just now. Please try later.',
    completed: 'Everything that was due is paid.',
  } satisfies Readonly<Record<PaymentResolutionView['state'], string>>,
};

type Props = BlockPropsWithDataOrElevation<PaymentResolutionsProps, PaymentResolutionsBlockData>;

export function PaymentResolutions({ id, props, data }: Props) {
  const { view, send } = useFlow(paymentResolutionFlow, paymentResolutionView, false);
  const isAlive = useHydrated();
  if (!data || data.resolutions.length === 0) return null;
  const { heading, text = WORDS.text, payment } = props;
  const actions = new Set(data.resolutions.flatMap((resolution) => resolution.actions));
  const state = view?.state ?? 'unresolved';
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
                <strong>{name}</strong>, {description}, <span className="figure">{price}</span>
                <br />
                {message}{' '}
                <span className="small muted">
                  {WORDS.tried}: {attempted}.{retry === null ? null : ` ${WORDS.retry}: ${retry}.`}
                </span>
              </li>
            ))}
          </ul>
          <p role={state === 'retry error' ? 'alert' : 'status'}>{WORDS.said[state]}</p>
          <p className="actions">
            {payment && actions.has('change-fund') ? (
              <Anchor className="button" link={payment}>
                {WORDS.actions['change-fund']}
              </Anchor>
            ) : null}
            {payment && actions.has('add-card') ? (
              <Anchor className="button button--secondary" link={payment}>
                {WORDS.actions['add-card']}
              </Anchor>
            ) : null}
            {actions.has('payment-method-updated') && state !== 'completed' ? (
              <button
                type="button"
                className="button button--secondary"
                disabled={!isAlive}
                aria-disabled={isTrying || undefined}
                onClick={() => send({ type: 'RESOLUTION.RETRY' })}
              >
                {WORDS.actions['payment-method-updated']}
              </button>
            ) : null}
          </p>
        </div>
      </div>
    </section>
  );
}
