import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { PrizeTableBlockData } from './prize-table.data.ts';
import type { PrizeTableProps } from './prize-table.gen.ts';
import { prizeTableMessages } from './prize-table.messages.gen.ts';

export function PrizeTable({ props, data }: BlockProps<PrizeTableProps, PrizeTableBlockData>) {
  const messages = useMessages(prizeTableMessages);
  const { heading = messages.heading(), comingHeading = messages.coming() } = props;
  const { emptyText = messages.none(), noPrizeText = messages.noPrize() } = props;
  const { isDrawn, divisions } = data;
  const isNoneWon = isDrawn && divisions.length > 0 && divisions.every(({ winners }) => winners === null);
  const title = isDrawn ? heading : comingHeading;
  const isCounted = isDrawn || divisions.some(({ winners }) => winners !== null);
  return (
    <section className="prize-table band">
      <div className="wrap">
        <SectionHead heading={title} />
        {divisions.length === 0 ? <p className="muted">{emptyText}</p> : null}
        {isNoneWon ? <p>{noPrizeText}</p> : null}
        {divisions.length > 0 ? (
          <table className="prize-table__table">
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{messages.prize()}</th>
                {isCounted ? <th scope="col">{isDrawn ? messages.winners() : messages.places()}</th> : null}
                <th scope="col">{isDrawn ? messages.each() : messages.worth()}</th>
              </tr>
            </thead>
            <tbody>
              {divisions.map(({ division, name, match, winners, prize }) => (
                <tr key={division}>
                  <th scope="row">
                    {name} <span className="prize-table__match small">{match}</span>
                  </th>
                  {isCounted ? (
                    <td className="figure">{winners ?? (isDrawn ? messages.nobody() : messages.any())}</td>
                  ) : null}
                  <td className="figure">{prize}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
      </div>
    </section>
  );
}
