import type { BlockProps } from '#engine/render/block.ts';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { PrizeTableBlockData } from './prize-table.data.ts';
import type { PrizeTableProps } from './prize-table.gen.ts';

const WORDS = {
  heading: 'What was won',
  coming: 'What can be won',
  none: 'This draw has no prizes to show.',
  noPrize: 'No ticket won a prize in this draw.',
  prize: 'Prize',
  winners: 'Winners',
  places: 'How many',
  each: 'For each',
  worth: 'To be won',
  nobody: 'No winner',
  any: 'Any number',
};

export function PrizeTable({ props, data }: BlockProps<PrizeTableProps, PrizeTableBlockData>) {
  const { heading = WORDS.heading, comingHeading = WORDS.coming, emptyText = WORDS.none } = props;
  const { isDrawn, divisions } = data;
  const isNoneWon = isDrawn && divisions.length > 0 && divisions.every(({ winners }) => winners === null);
  const title = isDrawn ? heading : comingHeading;
  const isCounted = isDrawn || divisions.some(({ winners }) => winners !== null);
  return (
    <section className="prize-table band">
      <div className="wrap">
        <SectionHead heading={title} />
        {divisions.length === 0 ? <p className="muted">{emptyText}</p> : null}
        {isNoneWon ? <p>{WORDS.noPrize}</p> : null}
        {divisions.length > 0 ? (
          <table className="prize-table__table">
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{WORDS.prize}</th>
                {isCounted ? <th scope="col">{isDrawn ? WORDS.winners : WORDS.places}</th> : null}
                <th scope="col">{isDrawn ? WORDS.each : WORDS.worth}</th>
              </tr>
            </thead>
            <tbody>
              {divisions.map(({ division, name, match, winners, prize }) => (
                <tr key={division}>
                  <th scope="row">
                    {name} <span className="prize-table__match small">{match}</span>
                  </th>
                  {isCounted ? <td className="figure">{winners ?? (isDrawn ? WORDS.nobody : WORDS.any)}</td> : null}
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
