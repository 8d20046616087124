import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { scheduledPurchaseCancellationFlow } from '#machines/tickets/scheduled-purchase-cancellation/scheduled-purchase-cancellation.flow.ts';
import { scheduledPurchaseCancellationView } from '#machines/tickets/scheduled-purchase-cancellation/scheduled-purchase-cancellation.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { CancelScheduledPurchaseStep } from './cancel-step.tsx';
import type { ScheduledPurchaseBlockData } from './scheduled-purchase.data.ts';
import type { ScheduledPurchaseProps } from './scheduled-purchase.gen.ts';
import { describeScheduledStatus, SCHEDULED_PURCHASE_WORDS } from './scheduled-purchase-words.ts';

type Props = BlockPropsWithDataOrElevation<ScheduledPurchaseProps, ScheduledPurchaseBlockData>;

export function ScheduledPurchase({ props, data }: Props) {
  const href = useRouteHrefBuilder();
  const { view, send } = useFlow(scheduledPurchaseCancellationFlow, scheduledPurchaseCancellationView, false);
  if (!data) return null;
  const { purchase, fund, ordered, isCancellable, checkoutId, failure } = data;
  const { id, kind, state, name, what, picture, price, due, drawn } = purchase;
  const hasFailed = state === 'retrying' || state === 'failed';
  const facts = [
    { label: SCHEDULED_PURCHASE_WORDS.price, value: price },
    ...(due === null ? [] : [{ label: SCHEDULED_PURCHASE_WORDS.due, value: due }]),
    ...(drawn === null ? [] : [{ label: SCHEDULED_PURCHASE_WORDS.drawn, value: drawn }]),
    ...(state === 'waiting' || hasFailed ? [{ label: SCHEDULED_PURCHASE_WORDS.fund, value: fund }] : []),
    { label: SCHEDULED_PURCHASE_WORDS.ordered, value: ordered },
  ];
  return (
    <section className={`scheduled-purchase scheduled-purchase--${state} band`}>
      <div className="scheduled-purchase__inner wrap wrap--narrow">
        <p className="scheduled-purchase__back small">
          <Anchor link={props.back.link}>{props.back.label}</Anchor>
        </p>
        <div className="scheduled-purchase__what">
          {picture ? <Photo image={picture} sizes="4rem" className="scheduled-purchase__picture" first /> : null}
          <div>
            <h1>{name}</h1>
            <p>
              {SCHEDULED_PURCHASE_WORDS.kinds[kind]}: {what}
            </p>
          </div>
        </div>
        <p className="scheduled-purchase__standing">{describeScheduledStatus(purchase)}</p>
        {hasFailed && failure !== null ? (
          <div className="scheduled-purchase__failure">
            <p>{failure}</p>
            <p className="actions">
              {props.payment ? (
                <Anchor className="button" link={props.payment.link}>
                  {props.payment.label}
                </Anchor>
              ) : null}
              <Anchor className="button button--secondary" link={props.help.link}>
                {props.help.label}
              </Anchor>
            </p>
          </div>
        ) : null}
        <dl className="scheduled-purchase__facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="small">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isCancellable ? (
          <CancelScheduledPurchaseStep id={id} name={name} view={view} send={send} help={props.help} />
        ) : null}
        <p>
          <a href={href('receipt', { checkoutID: checkoutId })}>{SCHEDULED_PURCHASE_WORDS.receipt}</a>
        </p>
      </div>
    </section>
  );
}
