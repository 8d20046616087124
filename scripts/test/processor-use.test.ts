import { expect, test } from 'vitest';
import { measureProcessorUse } from './processor-use.ts';

const processor = (user: number, sys: number, idle: number) => ({ times: { user, nice: 0, sys, idle, irq: 0 } });

test('measureProcessorUse gives the share of the time of all processors that was not idle', () => {
  const readings = [
    [processor(100, 10, 1000), processor(0, 0, 2000)],
    [processor(500, 110, 1500), processor(1000, 0, 2000)],
  ];
  const stop = measureProcessorUse(() => readings.shift() ?? []);
  expect(stop()).toBe(0.75);
});

test('measureProcessorUse gives 0 when no time has passed', () => {
  const stop = measureProcessorUse(() => [processor(100, 10, 1000)]);
  expect(stop()).toBe(0);
});
