import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { type LaterPaymentChoice, NEW_CARD_PAYS_LATER } from '#machines/checkout/checkout/checkout.types.ts';
import type { CheckoutView } from '#machines/checkout/checkout/checkout.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { findFundAmongLookalikes } from '../../_ui/checkout/disambiguate-fund.ts';
import { formatFundLabel } from '../../_ui/checkout/fund-label.ts';
import { savedFundMessages } from '../../_ui/checkout/saved-fund.messages.gen.ts';
import { useSharedCheckoutFlow } from '../../_ui/checkout/use-checkout.ts';
import { RadioOptionsFieldset } from '../../_ui/form/radio-choice.tsx';
import { getLaterMethodData, type LaterMethodData } from './later-funds.ts';
import type { LaterMethodProps } from './later-method.gen.ts';
import { laterMethodMessages } from './later-method.messages.gen.ts';

const WALLET = 'wallet';

function choiceOf(key: string): Exclude<LaterPaymentChoice, null> {
  if (key === NEW_CARD_PAYS_LATER) return NEW_CARD_PAYS_LATER;
  return { fundId: key === WALLET ? null : key };
}

function paysNewCard({ way, shown }: Pick<CheckoutView, 'shown' | 'way'>): boolean {
  return way?.kind === 'new-card' && shown !== null && shown.payment.toPay > 0;
}

export function LaterMethod({ props, data }: BlockProps<LaterMethodProps, LaterMethodData | null>) {
  const { view, send } = useSharedCheckoutFlow();
  const messages = useMessages(laterMethodMessages);
  const fundMessages = useMessages(savedFundMessages);
  const known = view?.shown ? getLaterMethodData(view.shown) : data;
  if (!known) return <div className="later-method" />;
  const { heading = messages.heading(), intro = messages.intro(), cards } = props;
  const choice = view?.shown ? view.later : known.choice;
  return (
    <section className="later-method">
      <h2>{heading}</h2>
      <p>{intro}</p>
      <RadioOptionsFieldset
        legend={messages.legend()}
        options={[
          ...known.funds.map((fund) => {
            const place = findFundAmongLookalikes(fund, known.funds);
            return {
              key: fund.customerFundId,
              label: formatFundLabel(fund, fundMessages),
              ...(place && { hint: fundMessages.savedOn(place) }),
            };
          }),
          ...(view && paysNewCard(view)
            ? [{ key: NEW_CARD_PAYS_LATER, label: messages.newCard(), hint: messages.newCardHint() }]
            : []),
          { key: WALLET, label: messages.wallet(), hint: messages.walletHint() },
        ]}
        value={choice === NEW_CARD_PAYS_LATER ? NEW_CARD_PAYS_LATER : choice && (choice.fundId ?? WALLET)}
        problem={view?.missing.includes('later_method') ? messages.missing() : undefined}
        onChoose={(key) => send({ type: 'LATER_METHOD.CHOOSE', later: choiceOf(key) })}
      />
      {cards ? <Anchor link={cards.link}>{cards.label}</Anchor> : null}
    </section>
  );
}
