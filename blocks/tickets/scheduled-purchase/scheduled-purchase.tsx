import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { scheduledPurchaseCancellationFlow } from '#machines/tickets/scheduled-purchase-cancellation/scheduled-purchase-cancellation.flow.ts';
import { scheduledPurchaseCancellationView } from '#machines/tickets/scheduled-purchase-cancellation/scheduled-purchase-cancellation.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { savedFundMessages } from '../../_ui/checkout/saved-fund.messages.gen.ts';
import { Photo } from '../../_ui/photo.tsx';
import { formatRecurringFund } from '../_shared/describe-recurring.ts';
import { recurringMessages } from '../_shared/recurring.messages.gen.ts';
import { CancelScheduledPurchaseStep } from './cancel-step.tsx';
import { describeScheduledStatus } from './describe-status.ts';
import type { ScheduledPurchaseBlockData } from './scheduled-purchase.data.ts';
import type { ScheduledPurchaseProps } from './scheduled-purchase.gen.ts';
import { scheduledPurchaseMessages } from './scheduled-purchase.messages.gen.ts';

type Props = BlockPropsWithDataOrElevation<ScheduledPurchaseProps, ScheduledPurchaseBlockData>;

export function ScheduledPurchase({ props, data }: Props) {
  const messages = useMessages(scheduledPurchaseMessages);
  const recurringTexts = useMessages(recurringMessages);
  const fundMessages = useMessages(savedFundMessages);
  const href = useRouteHrefBuilder();
  const { view, send } = useFlow(scheduledPurchaseCancellationFlow, scheduledPurchaseCancellationView, false);
  if (!data) return null;
  const { purchase, fund, ordered, isCancellable, checkoutId, failure } = data;
  const { id, kind, state, name, what, picture, price, due, drawn } = purchase;
  const hasFailed = state === 'retrying' || state === 'failed';
  const facts = [
    { label: messages.price(), value: price },
    ...(due === null ? [] : [{ label: messages.due(), value: due }]),
    ...(drawn === null ? [] : [{ label: messages.drawn(), value: drawn }]),
    ...(state === 'waiting' || hasFailed
      ? [{ label: messages.fund(), value: formatRecurringFund(fund, recurringTexts, fundMessages) }]
      : []),
    { label: messages.ordered(), value: ordered },
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
            <p>{messages.summary({ kind, what })}</p>
          </div>
        </div>
        <p className="scheduled-purchase__standing">{describeScheduledStatus(purchase, messages)}</p>
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
          <a href={href('receipt', { checkoutID: checkoutId })}>{messages.receipt()}</a>
        </p>
      </div>
    </section>
  );
}
