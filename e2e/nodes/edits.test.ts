import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTwoTestNodes, type TwoTestNodes } from './two-nodes.ts';

const READS = 10_000;
const READS_OF_AN_EDIT = 400;

let two: TwoTestNodes;

beforeAll(async () => {
  two = await startTwoTestNodes();
});

afterAll(() => two.close());

test('an edit is live on both nodes within a second, and of 10,000 reads none returns to an older version', async () => {
  const [first, second] = two.nodes;
  const delays: number[] = [];
  let newest = 0;
  let published = { edit: 0, at: 0 };
  let flips = 0;
  for (let read = 0; read < READS; read += 1) {
    if (read % READS_OF_AN_EDIT === 0) {
      published = { edit: published.edit + 1, at: performance.now() };
      await two.publishTitle(`Edit ${published.edit}`, read % (2 * READS_OF_AN_EDIT) === 0 ? first : second);
    }
    const node = read % 2 === 0 ? first : second;
    const shown = Number(/Edit (\d+)/.exec(node ? await two.readTitle(node) : '')?.[1] ?? 0);
    if (shown < newest) flips += 1;
    if (shown > newest) {
      newest = shown;
      if (newest === published.edit) delays.push(performance.now() - published.at);
    }
  }
  expect(flips).toBe(0);
  expect(newest).toBe(published.edit);
  delays.sort((a, b) => a - b);
  console.log(delays.map(Math.round).join(' '));
  console.log(`edits ${published.edit}, live after ms: median ${delays[delays.length >> 1]}, most ${delays.at(-1)}`);
  expect(delays).toHaveLength(published.edit);
  expect(delays.at(-1)).toBeLessThan(1_000);
});
