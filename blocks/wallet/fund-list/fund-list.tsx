import { useCallback, useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { accountButtonActionFlow } from '#machines/_kit/account-button-action/account-button-action.flow.ts';
import { accountButtonActionView } from '#machines/_kit/account-button-action/account-button-action.view.ts';
import { cardSavingFlow } from '#machines/wallet/card-saving/card-saving.flow.ts';
import { cardSavingView } from '#machines/wallet/card-saving/card-saving.view.ts';
import { paypalAccountSavingFlow } from '#machines/wallet/paypal-account-saving/paypal-account-saving.flow.ts';
import { paypalAccountSavingView } from '#machines/wallet/paypal-account-saving/paypal-account-saving.view.ts';
import { ElevationRequiredPanel } from '../../_ui/sign-in/elevation-panel.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { FundListBlockData } from './fund-list.data.ts';
import type { FundListProps } from './fund-list.gen.ts';
import { fundListMessages } from './fund-list.messages.gen.ts';
import { SavedFundRow } from './fund-row.tsx';
import { NewBankAccountForm } from './new-account.tsx';
import { NewPaymentCardForm } from './new-card.tsx';
import { NewPaypalAccountPanel } from './new-paypal.tsx';

export function FundList({
  id,
  props,
  data,
  elevation,
}: BlockPropsWithDataOrElevation<FundListProps, FundListBlockData>) {
  const messages = useMessages(fundListMessages);
  const { heading = messages.heading(), intro, cardNote } = props;
  const { view, send } = useFlow(accountButtonActionFlow, accountButtonActionView);
  const { view: card, send: sendCard } = useFlow(cardSavingFlow, cardSavingView);
  const { view: paypal, send: sendPaypal } = useFlow(paypalAccountSavingFlow, paypalAccountSavingView);
  const [adding, setAdding] = useState<'account' | 'overseas' | null>(null);
  const close = useCallback(() => setAdding(null), []);
  const isHydrated = useHydrated();
  if (elevation) return <ElevationRequiredPanel heading={heading} elevation={elevation} />;
  if (!data) return null;
  const form = adding && data[adding];
  const isFree = isHydrated && !adding && [card, paypal].every((flow) => flow === null || flow.step === 'closed');
  return (
    <section className="fund-list band">
      <div className="wrap wrap--narrow">
        <h1>{heading}</h1>
        {intro ? <p>{intro}</p> : null}
        {data.funds.length === 0 ? <p>{messages.none()}</p> : null}
        <ul className="fund-list__funds">
          {data.funds.map((fund) => (
            <SavedFundRow
              key={fund.id}
              fund={fund}
              view={view}
              isBusy={!isHydrated || (view !== null && view.step !== 'idle' && view.step !== 'refused')}
              send={send}
            />
          ))}
        </ul>
        {card && card.step !== 'closed' ? (
          <NewPaymentCardForm id={`${id}-card`} view={card} note={cardNote} send={sendCard} />
        ) : null}
        {paypal && paypal.step !== 'closed' ? (
          <NewPaypalAccountPanel id={`${id}-paypal`} view={paypal} send={sendPaypal} />
        ) : null}
        {form ? (
          <NewBankAccountForm
            key={adding}
            id={`${id}-account`}
            form={form}
            isOverseas={adding === 'overseas'}
            close={close}
          />
        ) : null}
        <p className="actions">
          {data.takesCards ? (
            <button type="button" className="button" disabled={!isFree} onClick={() => sendCard({ type: 'CARD.OPEN' })}>
              {messages.addCard()}
            </button>
          ) : null}
          <button
            type="button"
            className="button button--secondary"
            disabled={!isFree}
            onClick={() => setAdding('account')}
          >
            {messages.addAccount()}
          </button>
          {data.overseas ? (
            <button
              type="button"
              className="button button--secondary"
              disabled={!isFree}
              onClick={() => setAdding('overseas')}
            >
              {messages.addOverseas()}
            </button>
          ) : null}
          {data.takesPaypal ? (
            <button
              type="button"
              className="button button--secondary"
              disabled={!isFree}
              onClick={() => sendPaypal({ type: 'PAYPAL.OPEN' })}
            >
              {messages.addPaypal()}
            </button>
          ) : null}
        </p>
      </div>
    </section>
  );
}
