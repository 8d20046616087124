import { expect, test } from 'vitest';
import { calculateFrequencyChartStatistics } from './number-frequency.ts';

const drawn = (...times: number[]) =>
  times.map((count, index) => ({ number: index + 1, times: count, drawsSince: count === 0 ? null : index }));

test('calculateFrequencyChartStatistics returns the average, the most drawn numbers and the one not drawn for longest', () => {
  expect(calculateFrequencyChartStatistics(drawn(12, 7, 19, 19, 3))).toEqual({
    average: 12,
    top: 20,
    marks: [0, 5, 10, 15, 20],
    most: [3, 4, 1],
    neverDrawn: [],
    longest: { number: 5, drawsSince: 4 },
  });
});

test.each([
  [
    [0, 0],
    [0, 1],
  ],
  [
    [1, 0],
    [0, 1],
  ],
  [[5], [0, 2, 4, 6]],
  [
    [173, 401],
    [0, 200, 400, 600],
  ],
  [[4000], [0, 1000, 2000, 3000, 4000]],
])(
  'the frequency chart axis for the counts %j ends at the next round number from the highest count up',
  (times, marks) => {
    const { top, marks: shown } = calculateFrequencyChartStatistics(drawn(...times));
    expect([shown, top]).toEqual([marks, marks.at(-1)]);
  },
);

test('a number without any draw is listed by frequency statistics as never drawn, not as not drawn for longest', () => {
  expect(calculateFrequencyChartStatistics(drawn(2, 0, 1))).toMatchObject({
    neverDrawn: [2],
    longest: { number: 3, drawsSince: 2 },
  });
});

test('calculateFrequencyChartStatistics returns an empty summary when nothing was drawn', () => {
  expect(calculateFrequencyChartStatistics(drawn(0, 0))).toMatchObject({
    average: 0,
    most: [],
    neverDrawn: [],
    longest: null,
  });
  expect(calculateFrequencyChartStatistics([])).toMatchObject({ average: 0, top: 1, most: [], longest: null });
});
