import { expect, test } from 'vitest';
import { provenItems } from './proofs.ts';

test('every item of the inventory is listed, with each of its tests once', () => {
  const inventory = { routes: ['home', 'cart'], calls: ['home'] };
  const proofs = [
    { kind: 'routes', id: 'home', test: 'b', observed: '' },
    { kind: 'routes', id: 'home', test: 'a', observed: '' },
    { kind: 'routes', id: 'home', test: 'b', observed: '' },
    { kind: 'calls', id: 'home', test: 'c', observed: '' },
  ];
  expect(provenItems(inventory, proofs)).toEqual([
    { kind: 'routes', id: 'home', tests: ['a', 'b'] },
    { kind: 'routes', id: 'cart', tests: [] },
    { kind: 'calls', id: 'home', tests: ['c'] },
  ]);
});
