import { useState } from 'react';
import { formatCurrencyAmount } from '#domain/money.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { AddToCartPanel } from '../../_ui/checkout/pay-panel.tsx';
import { NumberStepper } from '../../_ui/form/stepper.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { useAddToCart } from '../../_ui/use-cart-add.ts';
import { PartyMoment } from '../_shared/party-cards.tsx';
import type { PartySessionView } from '../_shared/party-view.ts';
import {
  createGroupWizardLocationState,
  formatPartyGames,
  formatPartyShares,
  formatPartySharesLeft,
  listPartySessionWinnings,
  PARTY_SESSION_STATUS_TEXTS,
  PARTY_WORDS,
} from '../_shared/party-words.ts';
import { AutosessionChoice } from './auto-choice.tsx';
import type { PartySessionBlockData } from './party-session.data.ts';
import type { PartySessionProps } from './party-session.gen.ts';

const WORDS = {
  quantity: 'Your shares',
  fewer: 'One share fewer',
  more: 'One share more',
  add: 'Add to cart',
  tickets: 'See your ticket',
  now: 'See what the party plays now',
  latest: 'See the last draw of the party',
  left: 'You are no longer in this party. Your shares stay in the draw.',
  noScript: 'Please turn JavaScript on to take shares.',
};

export function PartySession({ props, data }: BlockProps<PartySessionProps, PartySessionBlockData>) {
  const href = useRouteHrefBuilder();
  const { session, later } = data;
  const { groupId, groupName, lotteryName, picture, status, drawn, closes, prize, priceText } = session;
  const { gamesPerShare, numGames, myShares, orderIds } = session;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ...(prize ? [[status === 'paid' ? PARTY_WORDS.jackpot : PARTY_WORDS.prize, prize] as const] : []),
    ...(drawn ? [[PARTY_WORDS.drawn, <PartyMoment key="drawn" at={drawn} />] as const] : []),
    ...(closes && status === 'open' ? [[PARTY_WORDS.closes, <PartyMoment key="closes" at={closes} />] as const] : []),
    [PARTY_WORDS.share, `${priceText}, ${formatPartyGames(gamesPerShare)}`],
    ...(myShares > 0 ? [[PARTY_WORDS.yours, formatPartyShares(myShares)] as const] : []),
    ...listPartySessionWinnings(session),
  ];
  return (
    <section className="party-session band">
      <div className="wrap wrap--narrow">
        <header className="party-session__head">
          {picture ? <Photo image={picture} sizes="4rem" className="party-session__picture" /> : null}
          <h1>{lotteryName}</h1>
          <p className="muted">
            {session.isOpenToCustomer ? (
              <a href={href('my-account.lotto-party.group', { id: groupId })}>{groupName}</a>
            ) : (
              `${groupName}. ${WORDS.left}`
            )}
          </p>
          <p role="status">
            {numGames === 0
              ? PARTY_SESSION_STATUS_TEXTS[status]
              : `${PARTY_SESSION_STATUS_TEXTS[status]}. ${formatPartyGames(numGames)}`}
          </p>
        </header>
        <dl className="party-session__facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="small muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {orderIds.length > 0 ? (
          <ul className="party-session__orders">
            {orderIds.map((id) => (
              <li key={id}>
                <a href={href('my-account.lotto-party.ticket', { id })}>{WORDS.tickets}</a>
              </li>
            ))}
          </ul>
        ) : null}
        {status === 'open' && session.sharesLeft > 0 && session.isOpenToCustomer ? (
          <Shares session={session} currency={data.currency} addLabel={props.addLabel} />
        ) : null}
        {status === 'open' && session.sharesLeft === 0 ? (
          <p className="party-session__full">{formatPartySharesLeft(session)}.</p>
        ) : null}
        {later ? (
          <p>
            <a href={href('my-account.lotto-party.session', { id: later.id })}>
              {later.isOpen ? WORDS.now : WORDS.latest}
            </a>
          </p>
        ) : null}
        {status !== 'open' && !later && session.isOpenToCustomer && (session.isOrganiser || myShares > 0) ? (
          <p>
            <a
              href={href('my-account.lotto-party.group', { id: groupId })}
              data-location-state={createGroupWizardLocationState(groupId, groupName)}
            >
              {PARTY_WORDS.next}
            </a>
          </p>
        ) : null}
        {session.isOrganiser && status !== 'cancelled' && !later ? (
          <AutosessionChoice session={session} text={props.autoText} />
        ) : null}
      </div>
    </section>
  );
}

interface SharesProps {
  readonly session: Pick<PartySessionView, 'id' | 'groupId' | 'lotteryKey' | 'price' | 'sharesLeft'>;
  readonly currency: string;
  readonly addLabel: string | undefined;
}

function Shares({ session, currency, addLabel }: SharesProps) {
  const { locale } = useSite();
  const href = useRouteHrefBuilder();
  const [chosen, setChosen] = useState(1);
  const [isTouched, setTouched] = useState(false);
  const { isBusy, failure, add } = useAddToCart('party-session', isTouched);
  const shares = Math.min(chosen, session.sharesLeft);
  return (
    <div className="party-session__pay card ground-surface">
      <NumberStepper
        label={WORDS.quantity}
        value={shares}
        min={1}
        max={session.sharesLeft}
        text={formatPartyShares(shares)}
        fewerLabel={WORDS.fewer}
        moreLabel={WORDS.more}
        onChange={(count) => {
          setTouched(true);
          setChosen(count);
        }}
      />
      <p className="small">{formatPartySharesLeft(session)}</p>
      <AddToCartPanel
        of={formatPartyShares(shares)}
        total={formatCurrencyAmount(shares * session.price, { locale, currency })}
        problems={[]}
        failure={failure}
        pageHref={href('my-account.lotto-party.group', { id: session.groupId })}
        isBusy={isBusy}
        addLabel={addLabel}
        onAdd={() =>
          add({
            productType: 'social_syndicate_share',
            lotteryKey: session.lotteryKey,
            syndicateEncodedId: session.id,
            numShares: shares,
          })
        }
      />
      <noscript>
        <p>{WORDS.noScript}</p>
      </noscript>
    </div>
  );
}
