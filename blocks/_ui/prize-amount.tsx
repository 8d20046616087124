import type { FormattedPrize } from './offer/offer-view.ts';

/** What can be won, its figure larger than the words around it. */
export function PrizeAmount({
  prize,
  className = '',
}: {
  readonly prize: FormattedPrize;
  readonly className?: string;
}) {
  if (prize.figure === null) return <span className={`prize prize--words ${className}`.trim()}>{prize.text}</span>;
  return (
    <span className={`prize figure ${className}`.trim()}>
      {prize.figure}
      {prize.unit ? <span className="prize__unit"> {prize.unit}</span> : null}
    </span>
  );
}
