import { useMessages } from '#engine/messages/use-messages.ts';
import type { FormattedPrize } from './offer-view.ts';
import { prizeAmountMessages } from './prize-amount.messages.gen.ts';

/** The prize, its figure larger than the words around it. */
export function PrizeAmount({
  prize,
  className = '',
}: {
  readonly prize: FormattedPrize;
  readonly className?: string;
}) {
  const messages = useMessages(prizeAmountMessages);
  if (prize.figure === null) return <span className={`prize prize--words ${className}`.trim()}>{prize.text}</span>;
  return (
    <span className={`prize figure ${className}`.trim()}>
      {prize.isMillions
        ? messages.millions({
            amount: prize.figure,
            unit: (content) => <span className="prize__unit">{content}</span>,
          })
        : prize.figure}
    </span>
  );
}
