import { useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { membershipPlanFlow } from '#machines/membership/membership-plan/membership-plan.flow.ts';
import type { MembershipPlanChange } from '#machines/membership/membership-plan/membership-plan.types.ts';
import {
  type MembershipPlanView,
  membershipPlanView,
} from '#machines/membership/membership-plan/membership-plan.view.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { describeTierEntries } from '../_shared/describe-tier-entries.ts';
import { membershipMessages } from '../_shared/membership.messages.gen.ts';
import { MembershipFailureText } from '../_shared/membership-failure.tsx';
import type { MembershipStandingView } from '../_shared/membership-standing.ts';
import type { MembershipPriceView, MembershipTierEntries } from '../_shared/tier-view.ts';
import { membershipPlanMessages } from './membership-plan.messages.gen.ts';
import type { MembershipSubscriptionView } from './plan-view.ts';

interface MembershipPlanProps {
  readonly plan: MembershipSubscriptionView;
  readonly prices: readonly MembershipPriceView[];
  readonly standing: MembershipStandingView;
  /** Benefits of a free member. */
  readonly freeEntries: readonly MembershipTierEntries[];
}

/** A paid membership, with the controls to renew it, change its period, or end it. */
export function MembershipPlanManager(props: MembershipPlanProps) {
  const messages = useMessages(membershipPlanMessages);
  const { price: formatPrice } = useMessages(membershipMessages);
  const { plan, prices, standing } = props;
  const { view, send } = useFlow(membershipPlanFlow, membershipPlanView, false);
  const isHydrated = useHydrated();
  const href = useRouteHrefBuilder();
  const managesSubscriptions = useCapability('subscription_manage');
  const viewsOrders = useCapability('viewing_orders');
  const price = prices.find(({ period }) => period === plan.period);
  const change = (wanted: MembershipPlanChange) => {
    if (view?.state !== 'changing') send({ type: 'PLAN.CHANGE', change: wanted });
  };
  const renewsText = price
    ? messages.renewsFor({ price: formatPrice(price), day: plan.next })
    : messages.renews({ day: plan.next });
  const endsText =
    standing.tierAfterwards === null ? messages.ends({ day: plan.ends }) : messages.endsAsFree({ day: plan.ends });
  const parts = { ...props, view, isHydrated, price, change };
  const isQuestionShown = view?.kind === 'go-free' && view.state !== 'settled';
  return (
    <div className="membership-choice__plan card ground-surface">
      <p role="status" className="membership-choice__standing">
        {plan.renews ? renewsText : endsText}
      </p>
      <p role="alert" className="field__error membership-choice__problem">
        {view?.failure ? <MembershipFailureText failure={view.failure} /> : null}
      </p>
      {plan.renews ? <Renewing {...parts} /> : <Ending {...parts} />}
      {isQuestionShown ? (
        <GoFree
          {...parts}
          onConfirm={() => send({ type: 'PLAN.CONFIRM' })}
          onCancel={() => send({ type: 'PLAN.CANCEL' })}
        />
      ) : null}
      {managesSubscriptions && viewsOrders ? (
        <p className="small">
          <a href={href('my-account.subscriptions.ticket', { id: plan.subscriptionId })}>{messages.payment()}</a>
        </p>
      ) : null}
      <noscript>
        <p>{messages.noScript()}</p>
      </noscript>
    </div>
  );
}

interface Parts extends MembershipPlanProps {
  readonly view: MembershipPlanView | null;
  readonly isHydrated: boolean;
  /** What the next renewal costs; undefined if it is no longer sold. */
  readonly price: MembershipPriceView | undefined;
  readonly change: (change: MembershipPlanChange) => void;
}

/** Choice of the renewal period, and the return to the free tier. */
function Renewing({ plan, prices, standing, view, isHydrated, change }: Parts) {
  const messages = useMessages(membershipPlanMessages);
  const { price: formatPrice, priceWithLargeAmount } = useMessages(membershipMessages);
  const [chosen, setChosen] = useState(plan.period);
  const [known, setKnown] = useState(plan.period);
  if (known !== plan.period) {
    setKnown(plan.period);
    setChosen(plan.period);
  }
  const wanted = prices.find(({ period }) => period === chosen);
  const isOther = wanted !== undefined && chosen !== plan.period;
  const { programId, metadata } = standing;
  const isSwitching = view?.state === 'changing' && view.kind === 'switch';
  return (
    <>
      {prices.length > 1 ? (
        <fieldset className="membership-choice__periods">
          <legend>{messages.periods()}</legend>
          {prices.map(({ period, amount }) => (
            <label key={period}>
              <input
                type="radio"
                name="membership-period"
                value={period}
                checked={period === chosen}
                disabled={!isHydrated}
                onChange={() => setChosen(period)}
              />
              <span>
                {(period === plan.period ? messages.currentPrice : priceWithLargeAmount)({
                  amount,
                  period,
                  figure: (content) => <strong className="figure">{content}</strong>,
                })}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {isOther ? (
        <div className="membership-choice__switch">
          <p>{messages.switchText({ price: formatPrice(wanted), day: plan.next })}</p>
          <p className="actions">
            <button
              type="button"
              className="button"
              aria-disabled={isSwitching || undefined}
              onClick={() => change({ kind: 'switch', subscriptionId: plan.subscriptionId, period: wanted.period })}
            >
              {isSwitching ? messages.changing() : messages.switch({ price: formatPrice(wanted) })}
            </button>
          </p>
        </div>
      ) : null}
      <p className="actions">
        <button
          type="button"
          className="button button--quiet"
          disabled={!isHydrated}
          onClick={() => change({ kind: 'go-free', subscriptionId: plan.subscriptionId, programId, metadata })}
        >
          {messages.goFree()}
        </button>
      </p>
    </>
  );
}

interface GoFreeProps extends Parts {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function GoFree({ plan, freeEntries, view, onConfirm, onCancel }: GoFreeProps) {
  const messages = useMessages(membershipPlanMessages);
  const shared = useMessages(membershipMessages);
  const isBusy = view?.state === 'changing';
  return (
    <div className="membership-choice__question" role="group" aria-label={messages.goFree()}>
      <p>{messages.goFreeText({ day: plan.ends })}</p>
      {freeEntries.length > 0 ? (
        <p>
          {messages.goFreeThen({
            entries: freeEntries
              .map((one) => describeTierEntries(one, shared))
              .reduce((first, second) => messages.goFreeEntries({ first, second })),
          })}
        </p>
      ) : null}
      <p className="actions">
        <button
          type="button"
          className="button button--secondary"
          aria-disabled={isBusy || undefined}
          onClick={onConfirm}
        >
          {isBusy ? messages.changing() : messages.goFreeConfirm()}
        </button>
        <button type="button" className="button" ref={focusOnce} aria-disabled={isBusy || undefined} onClick={onCancel}>
          {messages.stay()}
        </button>
      </p>
    </div>
  );
}

/** A plan that ends: the customer can keep it, or join the free tier if no tier follows. */
function Ending({ plan, price, standing, view, isHydrated, change }: Parts) {
  const messages = useMessages(membershipPlanMessages);
  const { price: formatPrice } = useMessages(membershipMessages);
  const { programId, metadata, tierAfterwards } = standing;
  const keepText = price
    ? messages.keepTextWithPrice({ day: plan.ends, price: formatPrice(price) })
    : messages.keepText({ day: plan.ends });
  const busyWith = view?.state === 'changing' ? view.kind : null;
  return (
    <>
      <p>{plan.canTurnOnRenewal ? keepText : messages.cannotKeep()}</p>
      <p className="actions">
        {plan.canTurnOnRenewal ? (
          <button
            type="button"
            className="button"
            disabled={!isHydrated}
            aria-disabled={busyWith !== null || undefined}
            onClick={() => change({ kind: 'keep', subscriptionId: plan.subscriptionId })}
          >
            {busyWith === 'keep' ? messages.changing() : messages.keep()}
          </button>
        ) : null}
        {tierAfterwards === null ? (
          <button
            type="button"
            className="button button--secondary"
            disabled={!isHydrated}
            aria-disabled={busyWith !== null || undefined}
            onClick={() => change({ kind: 'stay-free', programId, metadata })}
          >
            {busyWith === 'stay-free' ? messages.changing() : messages.stayFree()}
          </button>
        ) : null}
      </p>
    </>
  );
}

function focusOnce(button: HTMLButtonElement | null) {
  button?.focus();
}
