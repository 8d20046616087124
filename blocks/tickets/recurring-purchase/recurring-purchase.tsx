import { useEffect } from 'react';
import type { RecurringStatus } from '#commerce/tickets/recurring.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { recurringPurchaseEditFlow } from '#machines/tickets/recurring-purchase-edit/recurring-purchase-edit.flow.ts';
import { recurringPurchaseEditView } from '#machines/tickets/recurring-purchase-edit/recurring-purchase-edit.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { savedFundMessages } from '../../_ui/checkout/saved-fund.messages.gen.ts';
import { Photo } from '../../_ui/photo.tsx';
import {
  formatOutcomeOfLastRecurringPurchase,
  formatRecurringFund,
  formatRecurringStatus,
} from '../_shared/describe-recurring.ts';
import { recurringMessages } from '../_shared/recurring.messages.gen.ts';
import type { RecurringPurchaseBlockData } from './recurring-purchase.data.ts';
import type { RecurringPurchaseProps } from './recurring-purchase.gen.ts';
import { type RecurringPurchaseMessages, recurringPurchaseMessages } from './recurring-purchase.messages.gen.ts';
import { RecurringStatusControls } from './status-choices.tsx';
import { RecurringTicketSettings } from './value-choices.tsx';

type Props = BlockPropsWithDataOrElevation<RecurringPurchaseProps, RecurringPurchaseBlockData>;

export function RecurringPurchase({ id, props, data }: Props) {
  if (!data) return null;
  return <Managed id={id} props={props} data={data} />;
}

interface ManagedProps {
  readonly id: string;
  readonly props: RecurringPurchaseProps;
  readonly data: RecurringPurchaseBlockData;
}

function Managed({ id, props, data }: ManagedProps) {
  const messages = useMessages(recurringPurchaseMessages);
  const recurringTexts = useMessages(recurringMessages);
  const fundMessages = useMessages(savedFundMessages);
  const { view, send } = useFlow(recurringPurchaseEditFlow, recurringPurchaseEditView);
  const href = useRouteHrefBuilder();
  const sellsMemberships = useCapability('membership_purchase');
  const { purchase, games, choices, pauses, membershipEnds } = data;
  const { id: purchaseId, type, name, picture, description, label, pausedUntil, next, price, fund } = purchase;
  const loadedStatus = purchase.status;
  useEffect(() => {
    send({ type: 'RECURRING_PURCHASE.RECEIVED', purchase: { id: purchaseId, type, status: loadedStatus } });
  }, [send, purchaseId, type, loadedStatus]);

  const status = view?.status ?? loadedStatus;
  // The loaded dates are only valid for the status loaded with them.
  const isCurrent = status === loadedStatus;
  const failed = view?.failure ?? null;
  const last = formatOutcomeOfLastRecurringPurchase(purchase, recurringTexts);
  const hasFailed = purchase.last === 'soft_failure' || purchase.last === 'hard_failure';
  const isOver = status === 'recurring_status_cancelled';
  const facts = [
    { name: messages.status(), value: formatRecurringStatus(status, isCurrent ? pausedUntil : null, recurringTexts) },
    { name: messages.price(), value: price },
    ...(isOver ? [] : [{ name: messages.fund(), value: formatRecurringFund(fund, recurringTexts, fundMessages) }]),
    ...(last === null ? [] : [{ name: messages.last(), value: last }]),
  ];
  return (
    <section className="recurring-purchase band" aria-busy={view?.isChanging === true}>
      <div className="recurring-purchase__inner wrap wrap--narrow">
        <p className="recurring-purchase__back small">
          <Anchor link={props.back.link}>{props.back.label}</Anchor>
        </p>
        <div className="recurring-purchase__what">
          {picture ? <Photo image={picture} sizes="4rem" className="recurring-purchase__picture" first /> : null}
          <div>
            <h1>{name}</h1>
            <p>{messages.summary({ type: recurringTexts.typeName({ type }), what: description, rhythm: label })}</p>
          </div>
        </div>
        <p className="recurring-purchase__standing" role="status">
          {isOver && membershipEnds !== null
            ? messages.membershipEnds({ day: membershipEnds })
            : describeStatus(status, isCurrent ? next : null, isCurrent ? pausedUntil : null, messages)}
        </p>
        {membershipEnds === null || !sellsMemberships ? null : (
          <p className="actions">
            <a className="button button--secondary" href={href('daily-winners.membership-tiers')}>
              {isOver ? messages.keepMembership() : messages.membership()}
            </a>
          </p>
        )}
        {hasFailed && !isOver ? (
          <div className="recurring-purchase__failure">
            <p>{purchase.failure}</p>
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
        <dl className="recurring-purchase__facts">
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt className="small">{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {games.length > 0 ? (
          <details className="recurring-purchase__numbers">
            <summary>{messages.numbers()}</summary>
            <ol>
              {games.map((game, index) => (
                <li key={index} className="figure">
                  {game}
                </li>
              ))}
            </ol>
          </details>
        ) : null}
        {choices?.quickpick ? <p>{messages.newNumbers()}</p> : null}
        {failed === null ? null : (
          <p role="alert" className="recurring-purchase__error">
            {failed || messages.failed()} <Anchor link={props.help.link}>{props.help.label}</Anchor>
          </p>
        )}
        {isOver ? null : (
          <>
            <RecurringStatusControls
              id={id}
              status={status}
              pauses={pauses}
              membershipEnds={membershipEnds}
              pauseText={props.pauseText ?? messages.pauseText()}
              isChanging={view?.isChanging === true}
              onChange={(change) => send({ type: 'RECURRING.CHANGE', change })}
            />
            {choices ? (
              <RecurringTicketSettings
                id={id}
                type={type}
                choices={choices}
                isChanging={view?.isChanging === true}
                onChange={(change) => send({ type: 'RECURRING.CHANGE', change })}
              />
            ) : null}
            <noscript>
              <p>{messages.noScript()}</p>
            </noscript>
          </>
        )}
      </div>
    </section>
  );
}

/** Status as a sentence; `next` is when it is bought next, `until` when a timed pause ends. */
function describeStatus(
  status: RecurringStatus,
  next: string | null,
  until: string | null,
  messages: RecurringPurchaseMessages,
): string {
  switch (status) {
    case 'recurring_status_active':
      return next === null ? messages.goesOn() : messages.boughtNext({ when: next });
    case 'recurring_status_paused':
      return messages.paused();
    case 'recurring_status_timed_pause':
      return until === null ? messages.pausedForAWhile() : messages.pausedUntil({ day: until });
    case 'recurring_status_cancelled':
      return messages.cancelled();
  }
}
