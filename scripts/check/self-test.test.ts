import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkers } from './all.ts';
import { plantedViolations } from './planted-violations.ts';
import { findCheckerFault } from './self-test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('every check has a planted violation', () => {
  const planted = new Set(plantedViolations.map(({ checker }) => checker.name));
  expect(checkers.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
});

describe.concurrent('a check finds its planted violation', () => {
  test.for(plantedViolations.map((plant) => [`${plant.checker.name}: ${plant.title}`, plant] as const))(
    '%s',
    async ([, plant]) => {
      expect(await findCheckerFault(root, plant)).toBeNull();
    },
  );
});
