/** The specification's own words (specification: The error catalogue). */
export const NOTHING_ON_SALE_TEXT =
  'There are currently no products available, please check back later. Thank you for being patient.';

export function NothingOnSaleNotice({ text = NOTHING_ON_SALE_TEXT }: { readonly text?: string | undefined }) {
  return <p className="muted">{text}</p>;
}
