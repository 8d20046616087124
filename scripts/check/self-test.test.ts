import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkers } from './all.ts';
import { plants } from './plants.ts';
import { proveChecker } from './self-test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('every checker has a planted violation', () => {
  const planted = new Set(plants.map(({ checker }) => checker.name));
  expect(checkers.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
});

describe.concurrent('a planted violation is found', () => {
  test.for(plants.map((plant) => [`${plant.checker.name}: ${plant.title}`, plant] as const))(
    '%s',
    async ([, plant]) => {
      expect(await proveChecker(root, plant)).toBeNull();
    },
  );
});
