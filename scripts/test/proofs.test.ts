import { expect, test } from 'vitest';
import { listSpecItemsWithProvingTests } from './proofs.ts';

test('listSpecItemsWithProvingTests lists every inventory item with each of its tests once', () => {
  const inventory = { routes: ['home', 'cart'], calls: ['home'] };
  const proofs = [
    { kind: 'routes', id: 'home', test: 'b', observed: 'page /' },
    { kind: 'routes', id: 'home', test: 'a', observed: 'page /' },
    { kind: 'routes', id: 'home', test: 'b', observed: 'page /' },
    { kind: 'calls', id: 'home', test: 'c', observed: 'page /' },
  ];
  expect(listSpecItemsWithProvingTests(inventory, proofs)).toEqual([
    {
      kind: 'routes',
      id: 'home',
      tests: [
        { test: 'a', observed: 'page /' },
        { test: 'b', observed: 'page /' },
      ],
    },
    { kind: 'routes', id: 'cart', tests: [] },
    { kind: 'calls', id: 'home', tests: [{ test: 'c', observed: 'page /' }] },
  ]);
});
