import { describe, expect, test } from 'vitest';
import { getModuleWalk, type WalkModule } from './_kit/testing/module-walk.ts';

const walks = Object.entries(import.meta.glob<WalkModule>('./*/*/*.walk.ts', { eager: true })).map(([path, module]) => {
  const walk = getModuleWalk(path, module);
  return { id: walk.id, folder: path.split('/').slice(0, -1).join('/'), walk };
});
const machines = Object.keys(import.meta.glob('./*/*/*.machine.ts'));

test('every machine has a walk', () => {
  expect(walks.map(({ id, folder }) => `${folder}/${id}.machine.ts`).sort()).toEqual(machines.sort());
});

describe.each(walks)('$id', ({ id, folder, walk }) => {
  test('the chart of the machine matches its .edges.txt file', async () => {
    await expect(walk.chart()).toMatchFileSnapshot(`${folder}/${id}.edges.txt`);
  });

  test('a running actor reaches the expected state on every path of the walk', async () => {
    const walked = await walk.paths();
    expect(walked.length).toBeGreaterThan(0);
    expect(walked.filter(({ expected, reached }) => JSON.stringify(expected) !== JSON.stringify(reached))).toEqual([]);
  });
});
