import { useId, useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { membershipFlow } from '#machines/membership/membership/membership.flow.ts';
import { membershipView } from '#machines/membership/membership/membership.view.ts';
import { SectionHead } from '../../_ui/section-head.tsx';
import { createRecurringCartItemFields } from '../../_ui/ticket/recurring-choice.tsx';
import { useAddToCart } from '../../_ui/use-cart-add.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { membershipMessages } from '../_shared/membership.messages.gen.ts';
import { MembershipFailureText } from '../_shared/membership-failure.tsx';
import type { MembershipStandingView } from '../_shared/membership-standing.ts';
import type { MembershipPriceView, MembershipTierView } from '../_shared/tier-view.ts';
import type { MembershipChoiceBlockData } from './membership-choice.data.ts';
import type { MembershipChoiceProps } from './membership-choice.gen.ts';
import { type MembershipChoiceMessages, membershipChoiceMessages } from './membership-choice.messages.gen.ts';
import { MembershipPlanManager } from './membership-plan.tsx';
import { MembershipTierOption } from './tier-choice.tsx';

export function MembershipChoice({ props, data }: BlockProps<MembershipChoiceProps, MembershipChoiceBlockData>) {
  const messages = useMessages(membershipChoiceMessages);
  const { heading, intro } = props;
  return (
    <section className="membership-choice band" id="join">
      <div className={data.plan ? 'wrap wrap--narrow' : 'wrap'}>
        <SectionHead heading={headingOf(data.standing, messages) ?? heading} intro={intro} />
        <Choice props={props} data={data} />
      </div>
    </section>
  );
}

/** Who is in has no choice of tiers any more: at most one that is above theirs. */
function headingOf(
  { status, tier }: Pick<MembershipStandingView, 'status' | 'tier'>,
  messages: MembershipChoiceMessages,
): string | null {
  if (status !== 'member') return null;
  return tier === 'premium' ? messages.yours() : messages.upgrade();
}

interface ChoiceProps {
  readonly props: MembershipChoiceProps;
  readonly data: MembershipChoiceBlockData;
}

function Choice({ props, data }: ChoiceProps) {
  const messages = useMessages(membershipChoiceMessages);
  const href = useRouteHrefBuilder();
  const { standing, isOnSale } = data;
  if (!standing.isEligible) return <p role="status">{messages.abroad()}</p>;
  if (standing.status === 'member' && standing.tier === 'premium') {
    return (
      <>
        {data.plan ? (
          <MembershipPlanManager
            plan={data.plan}
            prices={pricesOf(data.tiers, 'premium')}
            standing={standing}
            freeEntries={data.tiers.find(({ key }) => key === 'free')?.entries ?? []}
          />
        ) : (
          <p role="status">{messages.member()}</p>
        )}
        <p className="actions">
          <a className={data.plan ? 'button button--secondary' : 'button'} href={href('daily-winners')}>
            {messages.toClub()}
          </a>
        </p>
      </>
    );
  }
  const isFree = standing.status === 'member';
  const tiers = data.tiers.filter(({ key }) => (key === 'free' ? !isFree : isOnSale));
  return (
    <>
      {isOnSale ? null : <p role="status">{messages.closed()}</p>}
      {tiers.length > 0 ? <Form props={props} data={data} tiers={tiers} /> : null}
    </>
  );
}

function pricesOf(
  tiers: readonly MembershipTierView[],
  key: MembershipTierView['key'],
): readonly MembershipPriceView[] {
  return tiers.flatMap((tier) => (tier.key === key ? [tier.price, ...tier.furtherPrices] : []));
}

interface Chosen {
  readonly tier: MembershipTierView['key'];
  readonly period: MembershipPriceView['period'];
}

function Form({ props, data, tiers }: ChoiceProps & { readonly tiers: readonly MembershipTierView[] }) {
  const messages = useMessages(membershipChoiceMessages);
  const { price: formatPrice } = useMessages(membershipMessages);
  const name = useId();
  const href = useRouteHrefBuilder();
  const isHydrated = useHydrated();
  const first = tiers.find(({ key }) => key === props.featured) ?? tiers[0];
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const cart = useAddToCart('membership-choice', chosen !== null);
  const { view, send } = useFlow(membershipFlow, membershipView, false);
  const tier = tiers.find(({ key }) => key === chosen?.tier) ?? first;
  if (!tier) return null;
  const prices = [tier.price, ...tier.furtherPrices];
  const price = prices.find(({ period }) => period === chosen?.period) ?? tier.price;
  const { standing, offerKey, recurring } = data;
  const isBusy = cart.isBusy || view?.state === 'joining';

  const freeLabel = view?.state === 'joining' ? messages.joining() : messages.free();
  const premiumLabel = cart.isBusy ? messages.adding() : messages.premium({ price: formatPrice(price) });
  const least = standing.firstDeposit;
  const depositText = least === null ? messages.depositNone() : messages.deposit({ amount: least });

  function goOn() {
    if (isBusy || !tier) return;
    if (tier.key === 'free') {
      const { programId, metadata } = standing;
      send({ type: 'MEMBERSHIP.JOIN', programId, metadata });
      return;
    }
    cart.add({
      productType: 'membership',
      lotteryKey: offerKey,
      membershipTier: tier.key,
      membershipPeriod: price.period,
      ...createRecurringCartItemFields(recurring, true),
    });
  }

  return (
    <div className="membership-choice__form">
      <fieldset className="membership-choice__tiers">
        <legend className="visually-hidden">{messages.tiers()}</legend>
        {tiers.map((one) => (
          <MembershipTierOption
            key={one.key}
            name={name}
            tier={one}
            texts={props.tiers?.find((words) => words.tier === one.key)}
            isChosen={one.key === tier.key}
            period={one.key === tier.key ? price.period : one.price.period}
            onChoose={(period) => setChosen({ tier: one.key, period })}
          />
        ))}
      </fieldset>
      <div role="alert" className="membership-choice__problem">
        {view?.failure ? (
          <p className="field__error">
            <MembershipFailureText failure={view.failure} />
          </p>
        ) : null}
        {cart.failure === null ? null : (
          <p className="field__error">
            {cart.failure} <a href={href('cart')}>{messages.now()}</a>
          </p>
        )}
      </div>
      {tier.key === 'free' && !standing.isSignedIn ? (
        <a
          className="button membership-choice__go"
          href={href('login', {}, { mode: 'sign-up', next: href('daily-winners.deposit') })}
        >
          {messages.free()}
        </a>
      ) : (
        <button
          type="button"
          className="button membership-choice__go"
          disabled={!isHydrated}
          aria-disabled={isBusy || undefined}
          onClick={goOn}
        >
          {tier.key === 'free' ? freeLabel : premiumLabel}
        </button>
      )}
      <p className="small muted">{tier.key === 'free' ? depositText : messages.renews()}</p>
      <noscript>
        <p>{messages.noScript()}</p>
      </noscript>
    </div>
  );
}
