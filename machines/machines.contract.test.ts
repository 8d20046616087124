import { describe, expect, test } from 'vitest';
import type { FlowWalk } from './testing/flow-walk.ts';

const walks = Object.values(import.meta.glob<{ walk: FlowWalk }>('./*/*.walk.ts', { eager: true })).map(
  ({ walk }) => walk,
);
const machines = Object.keys(import.meta.glob('./*/*.machine.ts'));

test('every machine has a walk', () => {
  expect(walks.map(({ id }) => `./${id}/${id}.machine.ts`).sort()).toEqual(machines.sort());
});

describe.each(walks)('$id', (walk) => {
  test('its chart is as agreed', async () => {
    await expect(walk.chart()).toMatchFileSnapshot(`./${walk.id}/${walk.id}.edges.txt`);
  });

  test('every state can be reached, and no transition can go unnoticed', { timeout: 60_000 }, () => {
    expect(walk.coverage().uncovered).toEqual({ states: [], transitions: [] });
  });

  test('a running actor reaches every state', async () => {
    const walked = await walk.paths();
    expect(walked.length).toBeGreaterThan(0);
    expect(walked.filter(({ expected, reached }) => JSON.stringify(expected) !== JSON.stringify(reached))).toEqual([]);
  });
});
