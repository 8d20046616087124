import { formatPercentage } from '#domain/number-format.ts';
/** Such as '45%'; null where the shop does not tell. */
export function formatCauseSharePercentage(share: number | undefined, locale: string): string | null {
  return share === undefined ? null : formatPercentage(share, locale);
}
