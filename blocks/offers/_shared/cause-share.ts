import { formatPercentage } from '#domain/number-format.ts';
/** Such as '45%'; null if unknown. */
export function formatCauseSharePercentage(share: number | undefined, locale: string): string | null {
  return share === undefined ? null : formatPercentage(share, locale);
}
