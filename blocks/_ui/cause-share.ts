/** Such as '45%'; null where the shop does not tell. */
export function shareText(share: number | undefined, locale: string): string | null {
  return share === undefined ? null : new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
}
