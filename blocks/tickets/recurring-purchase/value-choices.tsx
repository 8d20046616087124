import type { RecurringPurchaseSettingChange } from '#machines/tickets/recurring-purchase-edit/recurring-purchase-edit.types.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { RecurringPurchaseBlockData } from './recurring-purchase.data.ts';
import { RECURRING_PURCHASE_WORDS } from './recurring-purchase-words.ts';

interface ValueChoicesProps {
  readonly id: string;
  readonly type: 'autoplay' | 'subscription';
  readonly choices: NonNullable<RecurringPurchaseBlockData['choices']>;
  readonly isChanging: boolean;
  readonly onChange: (change: RecurringPurchaseSettingChange) => void;
}

/** Chooses game offer or book, cause and jackpots of each purchase. Each choice is saved at once. */
export function RecurringTicketSettings({ id, type, choices, isChanging, onChange }: ValueChoicesProps) {
  const isAlive = useHydrated();
  const { quickpick, minimumJackpot, jackpots, numGames, gameCounts, gameOffer, gameOffers, causeKey, causes } =
    choices;
  const isOff = !isAlive || isChanging;
  const hasGames = gameCounts.length > 1;
  const hasQuickpick = type === 'autoplay' && quickpick !== null;
  const hasGameOffers = gameOffers.length > 1;
  const hasCauses = causes.length > 1;
  if (!hasQuickpick && !hasGames && !hasGameOffers && !hasCauses && jackpots.length === 0) return null;
  return (
    <div className="recurring-purchase__values">
      <h2>{RECURRING_PURCHASE_WORDS.values}</h2>
      {hasGameOffers ? (
        <p className="field">
          <label htmlFor={`${id}-offer`}>
            {quickpick === null ? RECURRING_PURCHASE_WORDS.book : RECURRING_PURCHASE_WORDS.gameOffer}
          </label>
          <select
            id={`${id}-offer`}
            value={gameOffer ?? ''}
            disabled={isOff}
            onChange={({ target }) => {
              const chosen = gameOffers.find(({ key }) => key === target.value);
              if (chosen) onChange({ kind: 'game-offer', gameOffer: chosen.key, numGames: chosen.numGames });
            }}
          >
            {gameOffers.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      {hasCauses ? (
        <p className="field">
          <label htmlFor={`${id}-cause`}>{RECURRING_PURCHASE_WORDS.cause}</label>
          <select
            id={`${id}-cause`}
            value={causeKey ?? ''}
            disabled={isOff}
            onChange={({ target }) => onChange({ kind: 'cause', causeKey: target.value })}
          >
            {causes.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      {hasGames ? (
        <p className="field">
          <label htmlFor={`${id}-games`}>{RECURRING_PURCHASE_WORDS.games}</label>
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
          <label htmlFor={`${id}-jackpot`}>{RECURRING_PURCHASE_WORDS.minimumJackpot}</label>
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
          <span className="choice__label">{RECURRING_PURCHASE_WORDS.quickpick}</span>
        </label>
      ) : null}
    </div>
  );
}
