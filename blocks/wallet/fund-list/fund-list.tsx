import { useCallback, useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { CustomerBlockProps } from '#engine/render/block.ts';
import { accountChangeFlow } from '#machines/_kit/account-change/account-change.flow.ts';
import { accountChangeView } from '#machines/_kit/account-change/account-change.view.ts';
import { newCardFlow } from '#machines/wallet/new-card/new-card.flow.ts';
import { newCardView } from '#machines/wallet/new-card/new-card.view.ts';
import { newPaypalFlow } from '#machines/wallet/new-paypal/new-paypal.flow.ts';
import { newPaypalView } from '#machines/wallet/new-paypal/new-paypal.view.ts';
import { ElevationPanel } from '../../_ui/sign-in/elevation-panel.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { FundListData } from './fund-list.data.ts';
import type { FundListProps } from './fund-list.gen.ts';
import { FUND_WORDS as WORDS } from './fund-list-words.ts';
import { FundRow } from './fund-row.tsx';
import { NewAccount } from './new-account.tsx';
import { NewCard } from './new-card.tsx';
import { NewPaypal } from './new-paypal.tsx';

export function FundList({ id, props, data, elevation }: CustomerBlockProps<FundListProps, FundListData>) {
  const { heading = WORDS.heading, intro, cardNote } = props;
  const { view, send } = useFlow(accountChangeFlow, accountChangeView);
  const { view: card, send: sendCard } = useFlow(newCardFlow, newCardView);
  const { view: paypal, send: sendPaypal } = useFlow(newPaypalFlow, newPaypalView);
  const [adding, setAdding] = useState<'account' | 'overseas' | null>(null);
  const close = useCallback(() => setAdding(null), []);
  const isAlive = useHydrated();
  if (elevation) return <ElevationPanel heading={heading} elevation={elevation} />;
  if (!data) return null;
  const form = adding && data[adding];
  const isFree = isAlive && !adding && [card, paypal].every((flow) => flow === null || flow.step === 'closed');
  return (
    <section className="fund-list band">
      <div className="wrap wrap--narrow">
        <h1>{heading}</h1>
        {intro ? <p>{intro}</p> : null}
        {data.funds.length === 0 ? <p>{WORDS.none}</p> : null}
        <ul className="fund-list__funds">
          {data.funds.map((fund) => (
            <FundRow
              key={fund.id}
              fund={fund}
              view={view}
              isBusy={!isAlive || (view !== null && view.step !== 'idle' && view.step !== 'refused')}
              send={send}
            />
          ))}
        </ul>
        {card && card.step !== 'closed' ? (
          <NewCard id={`${id}-card`} view={card} note={cardNote} send={sendCard} />
        ) : null}
        {paypal && paypal.step !== 'closed' ? <NewPaypal id={`${id}-paypal`} view={paypal} send={sendPaypal} /> : null}
        {form ? (
          <NewAccount key={adding} id={`${id}-account`} form={form} isOverseas={adding === 'overseas'} close={close} />
        ) : null}
        <p className="actions">
          {data.takesCards ? (
            <button type="button" className="button" disabled={!isFree} onClick={() => sendCard({ type: 'CARD.OPEN' })}>
              {WORDS.addCard}
            </button>
          ) : null}
          <button
            type="button"
            className="button button--secondary"
            disabled={!isFree}
            onClick={() => setAdding('account')}
          >
            {WORDS.addAccount}
          </button>
          {data.overseas ? (
            <button
              type="button"
              className="button button--secondary"
              disabled={!isFree}
              onClick={() => setAdding('overseas')}
            >
              {WORDS.addOverseas}
            </button>
          ) : null}
          {data.takesPaypal ? (
            <button
              type="button"
              className="button button--secondary"
              disabled={!isFree}
              onClick={() => sendPaypal({ type: 'PAYPAL.OPEN' })}
            >
              {WORDS.addPaypal}
            </button>
          ) : null}
        </p>
      </div>
    </section>
  );
}
