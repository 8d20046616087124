import type { NumberSetFrequencyChart } from './drawn-number-statistics.data.ts';

const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 40;
const BOTTOM = 28;
const TOP = 12;
/** Approximate number of labels that fit under the bars. */
const NAMED = 16;

interface BarChartProps {
  readonly set: NumberSetFrequencyChart;
  readonly label: string;
}

/** A bar for each number, a line for each axis step and for the average. The table beside it has the same data. */
export function NumberFrequencyBarChart({ set: { numbers, top, marks, average }, label }: BarChartProps) {
  const room = (WIDTH - LEFT) / Math.max(1, numbers.length);
  const every = Math.ceil(numbers.length / NAMED);
  const height = (times: number) => (times / top) * (HEIGHT - TOP - BOTTOM);
  const y = (times: number) => HEIGHT - BOTTOM - height(times);
  return (
    <svg className="drawn-number-statistics__chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {marks.map((mark) => (
        <g key={mark}>
          <line className="drawn-number-statistics__mark" x1={LEFT} x2={WIDTH} y1={y(mark)} y2={y(mark)} />
          <text x={LEFT - 8} y={y(mark) + 5} textAnchor="end">
            {mark}
          </text>
        </g>
      ))}
      {numbers.map(({ number, times }, index) => (
        <g key={number}>
          <rect
            className="drawn-number-statistics__bar"
            x={round(LEFT + index * room + room * 0.15)}
            y={round(y(times))}
            width={round(room * 0.7)}
            height={round(height(times))}
          />
          {index % every === 0 ? (
            <text x={round(LEFT + (index + 0.5) * room)} y={HEIGHT - 8} textAnchor="middle">
              {number}
            </text>
          ) : null}
        </g>
      ))}
      <line
        className="drawn-number-statistics__average"
        x1={LEFT}
        x2={WIDTH}
        y1={round(y(average))}
        y2={round(y(average))}
      />
    </svg>
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
