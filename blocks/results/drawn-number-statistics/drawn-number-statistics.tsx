import { formatShortList } from '#domain/list-format.ts';
import { formatGroupedNumber } from '#domain/number-format.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useSite } from '#engine/render/block-context.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import { NumberFrequencyBarChart } from './bar-chart.tsx';
import type { DrawnNumberStatisticsBlockData, NumberSetFrequencyChart } from './drawn-number-statistics.data.ts';
import type { DrawnNumberStatisticsProps } from './drawn-number-statistics.gen.ts';
import {
  type DrawnNumberStatisticsMessages,
  drawnNumberStatisticsMessages,
} from './drawn-number-statistics.messages.gen.ts';

/** Rows per table. */
const ROWS = 15;

export function DrawnNumberStatistics({
  id,
  props,
  data,
}: BlockProps<DrawnNumberStatisticsProps, DrawnNumberStatisticsBlockData>) {
  const messages = useMessages(drawnNumberStatisticsMessages);
  const { locale } = useSite();
  const count = (amount: number) => formatGroupedNumber(amount, locale);
  const { numDraws, from, numJackpotsWon, biggest, sets } = data;
  const facts = [
    [messages.draws(), count(numDraws)],
    [messages.since(), from],
    [messages.won(), count(numJackpotsWon)],
    [messages.biggest(), biggest],
  ] as const;
  return (
    <section className="drawn-number-statistics band">
      <div className="wrap">
        <SectionHead heading={props.heading} intro={props.intro} />
        {numDraws === 0 ? (
          <p className="muted">{messages.none()}</p>
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
  const messages = useMessages(drawnNumberStatisticsMessages);
  const { locale } = useSite();
  const { name, numbers } = set;
  return (
    <section className="drawn-number-statistics__set" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <div className="drawn-number-statistics__both">
        <figure>
          <NumberFrequencyBarChart set={set} label={messages.chart({ name, draws: String(numDraws) })} />
          <figcaption className="small">{describeSet(set, messages, locale)}</figcaption>
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
  const messages = useMessages(drawnNumberStatisticsMessages);
  return (
    <table>
      <caption className="visually-hidden">
        {messages.table({ name, first: String(numbers[0]?.number), last: String(numbers.at(-1)?.number) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{messages.number()}</th>
          <th scope="col">{messages.times()}</th>
          <th scope="col">{messages.ago()}</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ number, times, drawsSince }) => (
          <tr key={number}>
            <th scope="row" className="figure">
              {number}
            </th>
            <td className="figure">{times}</td>
            <td className="figure">{drawsSince ?? messages.never()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Splits long sets into several tables, which are side by side if there is room. */
function tablesOf(numbers: NumberSetFrequencyChart['numbers']): NumberSetFrequencyChart['numbers'][] {
  return Array.from({ length: Math.ceil(numbers.length / ROWS) }, (_, index) =>
    numbers.slice(index * ROWS, (index + 1) * ROWS),
  );
}

/** Up to this many are listed, else counted. */
const NAMED = 5;

function describeSet(
  { most, average, neverDrawn: never, longest }: NumberSetFrequencyChart,
  messages: DrawnNumberStatisticsMessages,
  locale: string,
): string {
  const sentences = [
    most.length > 0 ? messages.most({ numbers: formatShortList(most.map(String), locale) }) : null,
    messages.average({ times: average.toFixed(1) }),
    never.length > 0 ? describeNeverDrawn(never, messages, locale) : null,
    longest
      ? (never.length > 0 ? messages.longestOfOthers : messages.longest)({
          number: String(longest.number),
          draws: longest.drawsSince,
        })
      : null,
  ];
  return sentences.filter(Boolean).join(' ');
}

function describeNeverDrawn(
  never: NumberSetFrequencyChart['neverDrawn'],
  messages: DrawnNumberStatisticsMessages,
  locale: string,
): string {
  return never.length > NAMED
    ? messages.manyNeverDrawn({ count: never.length })
    : messages.neverDrawn({ numbers: formatShortList(never.map(String), locale) });
}
