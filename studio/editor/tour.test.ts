import { expect, test } from 'vitest';
import { createTourMemory, moveInTour, TOUR_STEPS } from './tour.ts';

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

test('a tour that was shown once counts as seen in the same browser', () => {
  const storage = createStorage();
  const memory = createTourMemory(() => storage);
  expect(memory.hasSeen()).toBe(false);
  memory.remember();
  expect([memory.hasSeen(), createTourMemory(() => storage).hasSeen()]).toEqual([true, true]);
});

test('a browser without storage counts the tour as seen and remembers nothing', () => {
  const memory = createTourMemory(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  memory.remember();
  expect(memory.hasSeen()).toBe(true);
});

test('a full storage does not stop the tour', () => {
  const storage = createStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => createTourMemory(() => storage).remember()).not.toThrow();
});

test('the tour goes through its steps in order, stays at the first one backwards, and ends after the last one', () => {
  const steps: (number | null)[] = [0];
  for (let step: number | null = 0; step !== null; ) {
    step = moveInTour(step, 1);
    steps.push(step);
  }
  expect(steps).toEqual([...TOUR_STEPS.keys(), null]);
  expect([moveInTour(0, -1), moveInTour(3, -1)]).toEqual([0, 2]);
});
