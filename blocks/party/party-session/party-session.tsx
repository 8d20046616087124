import { useState } from 'react';
import { formatCurrencyAmount } from '#domain/money.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { AddToCartPanel } from '../../_ui/checkout/pay-panel.tsx';
import { NumberStepper } from '../../_ui/form/stepper.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { useAddToCart } from '../../_ui/use-cart-add.ts';
import { partyMessages } from '../_shared/party.messages.gen.ts';
import { PartyMoment } from '../_shared/party-cards.tsx';
import { createGroupWizardLocationState, listPartySessionWinnings } from '../_shared/party-texts.ts';
import type { PartySessionView } from '../_shared/party-view.ts';
import { AutosessionChoice } from './auto-choice.tsx';
import type { PartySessionBlockData } from './party-session.data.ts';
import type { PartySessionProps } from './party-session.gen.ts';
import { partySessionMessages } from './party-session.messages.gen.ts';

export function PartySession({ props, data }: BlockProps<PartySessionProps, PartySessionBlockData>) {
  const messages = useMessages(partySessionMessages);
  const partyTexts = useMessages(partyMessages);
  const href = useRouteHrefBuilder();
  const { session, later } = data;
  const { groupId, groupName, lotteryName, picture, status, drawn, closes, prize, priceText } = session;
  const { gamesPerShare, numGames, myShares, orderIds } = session;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ...(prize ? [[status === 'paid' ? partyTexts.jackpot() : partyTexts.prize(), prize] as const] : []),
    ...(drawn ? [[partyTexts.drawn(), <PartyMoment key="drawn" at={drawn} />] as const] : []),
    ...(closes && status === 'open' ? [[partyTexts.closes(), <PartyMoment key="closes" at={closes} />] as const] : []),
    [partyTexts.share(), messages.priceAndGames({ price: priceText, games: gamesPerShare })],
    ...(myShares > 0 ? [[partyTexts.yours(), partyTexts.shares({ shares: myShares })] as const] : []),
    ...listPartySessionWinnings(session, partyTexts),
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
              messages.left({ group: groupName })
            )}
          </p>
          <p role="status">
            {numGames === 0 ? partyTexts.status({ status }) : messages.statusAndGames({ status, games: numGames })}
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
                <a href={href('my-account.lotto-party.ticket', { id })}>{messages.tickets()}</a>
              </li>
            ))}
          </ul>
        ) : null}
        {status === 'open' && session.sharesLeft > 0 && session.isOpenToCustomer ? (
          <Shares session={session} currency={data.currency} addLabel={props.addLabel} />
        ) : null}
        {status === 'open' && session.sharesLeft === 0 ? (
          <p className="party-session__full">{messages.full()}</p>
        ) : null}
        {later ? (
          <p>
            <a href={href('my-account.lotto-party.session', { id: later.id })}>
              {later.isOpen ? messages.now() : messages.latest()}
            </a>
          </p>
        ) : null}
        {status !== 'open' && !later && session.isOpenToCustomer && (session.isOrganiser || myShares > 0) ? (
          <p>
            <a
              href={href('my-account.lotto-party.group', { id: groupId })}
              data-location-state={createGroupWizardLocationState(groupId, groupName)}
            >
              {partyTexts.next()}
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
  const messages = useMessages(partySessionMessages);
  const partyTexts = useMessages(partyMessages);
  const href = useRouteHrefBuilder();
  const [chosen, setChosen] = useState(1);
  const [isTouched, setTouched] = useState(false);
  const { isBusy, failure, add } = useAddToCart('party-session', isTouched);
  const shares = Math.min(chosen, session.sharesLeft);
  return (
    <div className="party-session__pay card ground-surface">
      <NumberStepper
        label={messages.quantity()}
        value={shares}
        min={1}
        max={session.sharesLeft}
        text={partyTexts.shares({ shares })}
        fewerLabel={messages.fewer()}
        moreLabel={messages.more()}
        onChange={(count) => {
          setTouched(true);
          setChosen(count);
        }}
      />
      <p className="small">{partyTexts.sharesLeft({ shares: session.sharesLeft })}</p>
      <AddToCartPanel
        of={partyTexts.shares({ shares })}
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
        <p>{messages.noScript()}</p>
      </noscript>
    </div>
  );
}
