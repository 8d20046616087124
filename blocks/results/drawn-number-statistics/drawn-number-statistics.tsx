import { formatGroupedNumber } from '#domain/number-format.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useSite } from '#engine/render/block-context.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import { NumberFrequencyBarChart } from './bar-chart.tsx';
import type { DrawnNumberStatisticsBlockData, NumberSetFrequencyChart } from './drawn-number-statistics.data.ts';
import type { DrawnNumberStatisticsProps } from './drawn-number-statistics.gen.ts';

const WORDS = {
  none: 'There is nothing to count yet: no draw has been drawn.',
  draws: 'Draws counted',
  since: 'Since',
  won: 'First prizes won',
  biggest: 'Biggest first prize',
  number: 'Number',
  times: 'Times drawn',
  ago: 'Draws since',
  never: 'never',
};

/** Rows of a table. */
const ROWS = 15;

export function DrawnNumberStatistics({
  id,
  props,
  data,
}: BlockProps<DrawnNumberStatisticsProps, DrawnNumberStatisticsBlockData>) {
  const { locale } = useSite();
  const count = (amount: number) => formatGroupedNumber(amount, locale);
  const { numDraws, from, numJackpotsWon, biggest, sets } = data;
  const facts = [
    [WORDS.draws, count(numDraws)],
    [WORDS.since, from],
    [WORDS.won, count(numJackpotsWon)],
    [WORDS.biggest, biggest],
  ] as const;
  return (
    <section className="drawn-number-statistics band">
      <div className="wrap">
        <SectionHead heading={props.heading} intro={props.intro} />
        {numDraws === 0 ? (
          <p className="muted">{WORDS.none}</p>
        ) : (
          <>
            <dl className="drawn-number-statistics__facts">
              {facts.map(([label, value]) =>
                value === null ? null : (
                  <div key={label}>
                    <dt className="small">{label}</dt>
                    <dd className="figure">{value}</dd>
                  </div>
                ),
              )}
            </dl>
            {sets.map((set) => (
              <NumberSet key={set.key} set={set} id={`${id}-${set.key}`} numDraws={numDraws} />
            ))}
          </>
        )}
      </div>
    </section>
  );
}

interface NumberSetProps {
  readonly set: NumberSetFrequencyChart;
  readonly id: string;
  readonly numDraws: number;
}

function NumberSet({ set, id, numDraws }: NumberSetProps) {
  const { name, numbers } = set;
  return (
    <section className="drawn-number-statistics__set" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <div className="drawn-number-statistics__both">
        <figure>
          <NumberFrequencyBarChart set={set} label={`${name}: how often each number was drawn in ${numDraws} draws`} />
          <figcaption className="small">{summaryOf(set)}</figcaption>
        </figure>
        <div className="drawn-number-statistics__tables">
          {tablesOf(numbers).map((part) => (
            <NumberTable key={part[0]?.number} name={name} numbers={part} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface NumberTableProps {
  readonly name: string;
  readonly numbers: NumberSetFrequencyChart['numbers'];
}

function NumberTable({ name, numbers }: NumberTableProps) {
  return (
    <table>
      <caption className="visually-hidden">
        {name} {numbers[0]?.number} to {numbers.at(-1)?.number}
      </caption>
      <thead>
        <tr>
          <th scope="col">{WORDS.number}</th>
          <th scope="col">{WORDS.times}</th>
          <th scope="col">{WORDS.ago}</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ number, times, drawsSince }) => (
          <tr key={number}>
            <th scope="row" className="figure">
              {number}
            </th>
            <td className="figure">{times}</td>
            <td className="figure">{drawsSince ?? WORDS.never}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Long sets are told in several tables, which stand side by side where there is room. */
function tablesOf(numbers: NumberSetFrequencyChart['numbers']): NumberSetFrequencyChart['numbers'][] {
  return Array.from({ length: Math.ceil(numbers.length / ROWS) }, (_, index) =>
    numbers.slice(index * ROWS, (index + 1) * ROWS),
  );
}

/** Numbers that are named; more are counted. */
const NAMED = 5;

function summaryOf({ most, average, never, longest }: NumberSetFrequencyChart): string {
  const sentences = [
    most.length > 0 ? `Drawn most often: ${most.join(', ')}.` : null,
    `Each number about ${average.toFixed(1)} times on average, which the line marks.`,
    never.length > 0 ? `Never drawn: ${never.length > NAMED ? `${never.length} numbers` : never.join(', ')}.` : null,
    longest
      ? `${never.length > 0 ? 'Of the others, not' : 'Not'} drawn for longest: ${longest.number}, for ${longest.drawsSince} ${longest.drawsSince === 1 ? 'draw' : 'draws'}.`
      : null,
  ];
  return sentences.filter(Boolean).join(' ');
}
