import type { BlockProps } from '#engine/render/block.ts';
import { useSite } from '#engine/render/block-context.tsx';
import { type LaterPaymentChoice, NEW_CARD_PAYS_LATER } from '#machines/checkout/checkout/checkout.types.ts';
import type { CheckoutView } from '#machines/checkout/checkout/checkout.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { describeFundAmongLookalikes } from '../../_ui/checkout/disambiguate-fund.ts';
import { formatFundLabel } from '../../_ui/checkout/fund-label.ts';
import { useSharedCheckoutFlow } from '../../_ui/checkout/use-checkout.ts';
import { RadioOptionsFieldset } from '../../_ui/form/radio-choice.tsx';
import { getLaterMethodData, type LaterMethodData } from './later-funds.ts';
import type { LaterMethodProps } from './later-method.gen.ts';

const WORDS = {
  heading: 'How later purchases are paid',
  intro: 'Part of your order is charged again, or later, without you. Choose what pays for it then.',
  legend: 'Paid with',
  newCard: 'The new card that you pay with now',
  newCardHint: 'We save it when you pay.',
  wallet: 'Your wallet',
  walletHint: 'Keep enough in it: what it cannot pay is not bought.',
  missing: 'Please choose how later purchases are paid.',
};

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
  const site = useSite();
  const known = view?.shown ? getLaterMethodData(view.shown) : data;
  if (!known) return <div className="later-method" />;
  const { heading = WORDS.heading, intro = WORDS.intro, cards } = props;
  const choice = view?.shown ? view.later : known.choice;
  return (
    <section className="later-method">
      <h2>{heading}</h2>
      <p>{intro}</p>
      <RadioOptionsFieldset
        legend={WORDS.legend}
        options={[
          ...known.funds.map((fund) => {
            const hint = describeFundAmongLookalikes(fund, known.funds, site);
            return { key: fund.customerFundId, label: formatFundLabel(fund), ...(hint === null ? {} : { hint }) };
          }),
          ...(view && paysNewCard(view)
            ? [{ key: NEW_CARD_PAYS_LATER, label: WORDS.newCard, hint: WORDS.newCardHint }]
            : []),
          { key: WALLET, label: WORDS.wallet, hint: WORDS.walletHint },
        ]}
        value={choice === NEW_CARD_PAYS_LATER ? NEW_CARD_PAYS_LATER : choice && (choice.fundId ?? WALLET)}
        problem={view?.missing.includes('later_method') ? WORDS.missing : undefined}
        onChoose={(key) => send({ type: 'LATER.CHOOSE', later: choiceOf(key) })}
      />
      {cards ? <Anchor link={cards.link}>{cards.label}</Anchor> : null}
    </section>
  );
}
