import { expect, test } from 'vitest';
import type { StudioPicture } from '../picture-types.ts';
import { findGridNeighbour, groupPictures } from './picture-list.ts';

const picture = (site: string, name: string): StudioPicture => ({ site, name, format: 'avif', width: 30, height: 20 });
const boat = picture('harbour', 'night-boat.avif');
const ferry = picture('harbour', 'ferry.avif');
const logo = picture('base', 'boat-logo.avif');

test('pictures are found by all words of a search, in any case and order', () => {
  expect(groupPictures([boat, ferry, logo], 'harbour', '')).toEqual({ own: [boat, ferry], inherited: [logo] });
  expect(groupPictures([boat, ferry, logo], 'harbour', ' Boat ')).toEqual({ own: [boat], inherited: [logo] });
  expect(groupPictures([boat, ferry, logo], 'harbour', 'BOAT night')).toEqual({ own: [boat], inherited: [] });
});

test('arrow keys lead to the neighbours in a grid whose last row is shorter', () => {
  const boxes = [
    { left: 0, top: 0 },
    { left: 10, top: 0 },
    { left: 20, top: 0 },
    { left: 0, top: 10 },
    { left: 10, top: 10 },
  ];
  const neighbours = (key: string) => boxes.map((_, index) => findGridNeighbour(boxes, index, key));
  expect(neighbours('ArrowRight')).toEqual([1, 2, 3, 4, null]);
  expect(neighbours('ArrowLeft')).toEqual([null, 0, 1, 2, 3]);
  expect(neighbours('ArrowDown')).toEqual([3, 4, 4, null, null]);
  expect(neighbours('ArrowUp')).toEqual([null, null, null, 0, 1]);
  expect(neighbours('Home')).toEqual([null, 0, 0, 0, 0]);
  expect(neighbours('End')).toEqual([4, 4, 4, 4, null]);
  expect(neighbours('Enter')).toEqual([null, null, null, null, null]);
});
