import { parseMoney } from '#domain/money.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { RecurringPurchaseSettingChange } from '#machines/tickets/recurring-purchase-edit/recurring-purchase-edit.types.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { RecurringGameOfferOption, RecurringPurchaseBlockData } from './recurring-purchase.data.ts';
import { type RecurringPurchaseMessages, recurringPurchaseMessages } from './recurring-purchase.messages.gen.ts';

interface ValueChoicesProps {
  readonly id: string;
  readonly type: 'autoplay' | 'subscription';
  readonly choices: NonNullable<RecurringPurchaseBlockData['choices']>;
  readonly isChanging: boolean;
  readonly onChange: (change: RecurringPurchaseSettingChange) => void;
}

/** Chooses game offer or book, cause and jackpots of each purchase. Each choice is saved at once. */
export function RecurringTicketSettings({ id, type, choices, isChanging, onChange }: ValueChoicesProps) {
  const messages = useMessages(recurringPurchaseMessages);
  const isHydrated = useHydrated();
  const { quickpick, minimumJackpot, jackpots, numGames, gameCounts, gameOffer, gameOffers, causeKey, causes } =
    choices;
  const isOff = !isHydrated || isChanging;
  const hasGames = gameCounts.length > 1;
  const hasQuickpick = type === 'autoplay' && quickpick !== null;
  const hasGameOffers = gameOffers.length > 1;
  const hasCauses = causes.length > 1;
  if (!hasQuickpick && !hasGames && !hasGameOffers && !hasCauses && jackpots.length === 0) return null;
  return (
    <div className="recurring-purchase__values">
      <h2>{messages.values()}</h2>
      {hasGameOffers ? (
        <p className="field">
          <label htmlFor={`${id}-offer`}>{quickpick === null ? messages.book() : messages.gameOffer()}</label>
          <select
            id={`${id}-offer`}
            value={gameOffer ?? ''}
            disabled={isOff}
            onChange={({ target }) => {
              const chosen = gameOffers.find(({ key }) => key === target.value);
              if (chosen) onChange({ kind: 'game-offer', gameOffer: chosen.key, numGames: chosen.numGames });
            }}
          >
            {gameOffers.map((option) => (
              <option key={option.key} value={option.key}>
                {describeGameOffer(option, messages)}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      {hasCauses ? (
        <p className="field">
          <label htmlFor={`${id}-cause`}>{messages.cause()}</label>
          <select
            id={`${id}-cause`}
            value={causeKey ?? ''}
            disabled={isOff}
            onChange={({ target }) => onChange({ kind: 'cause', causeKey: target.value })}
          >
            {causes.map(({ key, label }) => (
              <option key={key} value={key}>
                {label ?? messages.current()}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      {hasGames ? (
        <p className="field">
          <label htmlFor={`${id}-games`}>{messages.games()}</label>
          <select
            id={`${id}-games`}
            value={numGames}
            disabled={isOff}
            onChange={({ target }) => onChange({ kind: 'games', numGames: Number(target.value) })}
          >
            {(gameCounts.includes(numGames) ? gameCounts : [numGames, ...gameCounts]).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      {jackpots.length > 0 ? (
        <p className="field">
          <label htmlFor={`${id}-jackpot`}>{messages.minimumJackpot()}</label>
          <select
            id={`${id}-jackpot`}
            value={minimumJackpot ?? ''}
            disabled={isOff}
            onChange={({ target }) => onChange({ kind: 'minimum-jackpot', amount: target.value || null })}
          >
            {jackpots.map(({ amount, label }) => (
              <option key={label} value={amount ?? ''}>
                {label}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      {hasQuickpick ? (
        <label className="choice__option">
          <input
            type="checkbox"
            checked={quickpick}
            disabled={isOff}
            onChange={({ target }) => onChange({ kind: 'quickpick', quickpick: target.checked })}
          />
          <span className="choice__label">{messages.quickpick()}</span>
        </label>
      ) : null}
    </div>
  );
}

function describeGameOffer({ label, book }: RecurringGameOfferOption, messages: RecurringPurchaseMessages): string {
  if (book === null) return label ?? messages.current();
  const price = { minor: parseMoney(book.price), currency: book.price.currency };
  return messages.bookOption({ count: book.numTickets, price });
}
