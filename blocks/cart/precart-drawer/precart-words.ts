import { formatCurrencyAmount, parseDecimalAmount } from '#domain/money.ts';
import { formatJackpotLabel } from '#domain/play/jackpot-label.ts';
import type { RecommendedDraw } from '#machines/cart/precart/precart.types.ts';

export const PRECART_DRAWER_WORDS = {
  total: 'Total',
  add: 'Add',
  adding: 'Adding…',
  looking: 'Looking for draws that close soon…',
};

export function formatPrecartItemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

/** What can be won in a recommended draw; null where nobody says. */
export function formatRecommendedDrawPrize({ prizePool }: RecommendedDraw, locale: string): string | null {
  return (
    prizePool && formatJackpotLabel(parseDecimalAmount(prizePool.amount), { locale, currency: prizePool.currency }).text
  );
}

export function formatRecommendedDrawTotal({ total: { amount, currency } }: RecommendedDraw, locale: string): string {
  return formatCurrencyAmount(parseDecimalAmount(amount), { locale, currency });
}
