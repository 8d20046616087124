import { useId, useState, useSyncExternalStore } from 'react';
import { formatAmountWithoutZeroCents, formatCurrencyAmount, type MoneyFormat } from '#domain/money.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { AddToCartPanel } from '../../_ui/checkout/pay-panel.tsx';
import { NumberStepper } from '../../_ui/form/stepper.tsx';
import { createRecurringCartItemFields, RepeatPurchaseCheckbox } from '../../_ui/ticket/recurring-choice.tsx';
import { useAddToCart } from '../../_ui/use-cart-add.ts';
import type { DrawWithSyndicatesView, SyndicateSharesBlockData, SyndicateView } from './syndicate-shares.data.ts';
import type { SyndicateSharesProps } from './syndicate-shares.gen.ts';
import { type SyndicateSharesMessages, syndicateSharesMessages } from './syndicate-shares.messages.gen.ts';

interface ShareFormProps {
  readonly props: SyndicateSharesProps;
  readonly data: SyndicateSharesBlockData;
}

interface Choice {
  readonly id: string | null;
  readonly shares: number;
  readonly everyDraw: boolean;
}

export function SyndicateShareForm({ props, data }: ShareFormProps) {
  const messages = useMessages(syndicateSharesMessages);
  const money = { locale: useSite().locale, currency: data.currency };
  const name = useId();
  const href = useRouteHrefBuilder();
  const [choice, setChoice] = useState<Choice>({ id: null, shares: 1, everyDraw: props.everyDraw });
  const [isTouched, setTouched] = useState(false);
  const { isBusy, failure, add } = useAddToCart('syndicate-shares', isTouched);
  const toBuy = data.draws
    .flatMap(({ drawNo, syndicates }) => syndicates.map((syndicate) => ({ drawNo, syndicate })))
    .filter(({ syndicate }) => syndicate.numSharesLeft > 0);
  const named = useNamed();
  const chosen =
    toBuy.find(({ syndicate }) => syndicate.id === choice.id) ??
    toBuy.find(({ syndicate }) => encodeURIComponent(syndicate.id) === named) ??
    toBuy[0];
  const shares = Math.min(choice.shares, chosen?.syndicate.numSharesLeft ?? 1);

  function choose(change: Partial<Choice>) {
    setTouched(true);
    setChoice((before) => ({ ...before, ...change }));
  }

  return (
    <div className="syndicate-shares__form">
      {data.draws.map((draw) => (
        <Draw
          key={draw.drawNo}
          draw={draw}
          name={name}
          chosenId={chosen?.syndicate.id ?? null}
          money={money}
          onChoose={(id) => choose({ id })}
        />
      ))}
      {chosen ? (
        <div className="syndicate-shares__pay card ground-surface">
          <NumberStepper
            label={messages.quantity()}
            value={shares}
            min={1}
            max={chosen.syndicate.numSharesLeft}
            text={messages.shares({ count: shares })}
            fewerLabel={messages.fewer()}
            moreLabel={messages.more()}
            onChange={(count) => choose({ shares: count })}
          />
          <p className="small">
            {messages.parts({ shares, total: chosen.syndicate.numShares, syndicate: chosen.syndicate.name })}
          </p>
          <RepeatPurchaseCheckbox
            option={chosen.syndicate.recurring}
            isOn={choice.everyDraw}
            onChange={(everyDraw) => choose({ everyDraw })}
          />
          <AddToCartPanel
            of={messages.shares({ count: shares })}
            total={formatCurrencyAmount(shares * chosen.syndicate.costPerShare, money)}
            problems={[]}
            failure={failure}
            pageHref={href('offer.play', { productOfferKey: data.url })}
            isBusy={isBusy}
            addLabel={props.addLabel}
            onAdd={() =>
              add({
                productType: 'syndicate_share',
                lotteryKey: chosen.syndicate.offerKey,
                syndicateEncodedId: chosen.syndicate.id,
                drawNo: chosen.drawNo,
                numShares: shares,
                ...createRecurringCartItemFields(chosen.syndicate.recurring, choice.everyDraw),
              })
            }
          />
          <noscript>
            <p>{messages.noScript()}</p>
          </noscript>
        </div>
      ) : (
        <p role="status">{messages.allSold()}</p>
      )}
    </div>
  );
}

/** What the address names behind '#'; the server never learns it. */
function useNamed(): string {
  return useSyncExternalStore(
    listenToHash,
    () => window.location.hash.slice(1),
    () => '',
  );
}

function listenToHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

interface DrawProps {
  readonly draw: DrawWithSyndicatesView;
  readonly name: string;
  readonly chosenId: string | null;
  readonly money: MoneyFormat;
  readonly onChoose: (id: string) => void;
}

function Draw({ draw, name, chosenId, money, onChoose }: DrawProps) {
  const messages = useMessages(syndicateSharesMessages);
  return (
    <fieldset className="syndicate-shares__draw">
      <legend>
        {messages.drawTime(draw.drawn)} <span className="prize">{draw.jackpot}</span>
      </legend>
      {draw.syndicates.map((syndicate) => (
        <Syndicate
          key={syndicate.id}
          syndicate={syndicate}
          name={name}
          isChosen={syndicate.id === chosenId}
          money={money}
          onChoose={() => onChoose(syndicate.id)}
        />
      ))}
    </fieldset>
  );
}

interface SyndicateProps {
  readonly syndicate: SyndicateView;
  readonly name: string;
  readonly isChosen: boolean;
  readonly money: MoneyFormat;
  readonly onChoose: () => void;
}

function Syndicate({ syndicate, name, isChosen, money, onChoose }: SyndicateProps) {
  const messages = useMessages(syndicateSharesMessages);
  const isSold = syndicate.numSharesLeft === 0;
  return (
    <label
      id={syndicate.id}
      className="syndicate-shares__syndicate card ground-surface"
      data-sold={isSold ? '' : undefined}
    >
      <input type="radio" name={name} value={syndicate.id} checked={isChosen} disabled={isSold} onChange={onChoose} />
      <span className="syndicate-shares__what">
        <strong>{syndicate.name}</strong>
        <span className="small">{describeGames(syndicate, messages)}</span>
        <span className="small">
          {isSold ? (
            <span className="badge">{messages.soldOut()}</span>
          ) : (
            messages.sharesLeft({ left: syndicate.numSharesLeft, total: syndicate.numShares })
          )}
          <progress
            className="sold-bar"
            aria-hidden="true"
            value={syndicate.numShares - syndicate.numSharesLeft}
            max={syndicate.numShares}
          />
        </span>
      </span>
      <span className="syndicate-shares__cost">
        <strong className="figure">{formatAmountWithoutZeroCents(syndicate.costPerShare, money)}</strong>{' '}
        <span className="small">{messages.perShare()}</span>
      </span>
    </label>
  );
}

function describeGames({ numGames, playedAs }: SyndicateView, messages: SyndicateSharesMessages): string {
  return playedAs === '' ? messages.games({ count: numGames }) : messages.gamesPlayedAs({ count: numGames, playedAs });
}
