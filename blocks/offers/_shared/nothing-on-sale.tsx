/** The specification's own words (specification: The error catalogue). */
export const NOTHING_ON_SALE =
  'There are currently no products available, please check back later. Thank you for being patient.';

export function NothingOnSale({ text = NOTHING_ON_SALE }: { readonly text?: string | undefined }) {
  return <p className="muted">{text}</p>;
}
