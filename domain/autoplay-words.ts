import { formatAmountWithoutZeroCents, type MinorUnits, type MoneyFormat } from './money.ts';

export type AutoplayRhythm = 'weekly' | 'monthly' | 'every-draw';

/** Text for when an autoplay buys (specification: Business constants and limits, "Autoplay labels"). */
export function formatAutoplayLabel(
  rhythm: AutoplayRhythm,
  minimumJackpot: MinorUnits | null,
  display: MoneyFormat,
): string {
  if (minimumJackpot !== null) return `Jackpots ${formatAmountWithoutZeroCents(minimumJackpot, display)} and over`;
  switch (rhythm) {
    case 'weekly':
      return 'Weekly';
    case 'monthly':
      return 'Monthly';
    case 'every-draw':
      return 'Every draw';
  }
}

export type GamesTicketsOrShares =
  | { readonly kind: 'games'; readonly count: number; readonly offer: string }
  | { readonly kind: 'tickets'; readonly count: number }
  | { readonly kind: 'shares'; readonly count: number };

/** Text for what an autoplay buys (specification: Business constants and limits, "Autoplay labels"). */
export function describeGamesTicketsOrShares(content: GamesTicketsOrShares): string {
  switch (content.kind) {
    case 'games':
      return `${content.count} x ${content.offer} games`;
    case 'tickets':
      return `${content.count} Ticket Book`;
    case 'shares':
      return `${content.count} x Syndicate shares`;
  }
}
