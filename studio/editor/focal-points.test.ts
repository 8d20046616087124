import { expect, test } from 'vitest';
import common from '#schemas/config/common.schema.json' with { type: 'json' };
import { FOCAL_POINTS, findNearestFocalPoint, moveFocalPoint, parseFocalPoint } from './focal-points.ts';

test('the focal points of the studio are those of the picture schema', () => {
  const { enum: points, default: usual } = common.$defs.image.properties.focus;
  expect(FOCAL_POINTS).toEqual(points);
  expect(parseFocalPoint(undefined)).toBe(usual);
  expect(points.map(parseFocalPoint)).toEqual(points);
});

test.each([
  [0.5, 0.5, 'center'],
  [0.4, 0.65, 'center'],
  [0.5, 0.1, 'top'],
  [0.45, 0.95, 'bottom'],
  [0.05, 0.4, 'left'],
  [0.9, 0.55, 'right'],
] as const)('a press at %d, %d of a picture chooses %s as its focal point', (x, y, point) => {
  expect(findNearestFocalPoint(x, y)).toBe(point);
});

test('arrow keys move the focal point to an edge, and from the opposite edge to the centre', () => {
  expect(moveFocalPoint('center', 'ArrowUp')).toBe('top');
  expect(moveFocalPoint('bottom', 'ArrowUp')).toBe('center');
  expect(moveFocalPoint('left', 'ArrowDown')).toBe('bottom');
  expect(moveFocalPoint('right', 'ArrowLeft')).toBe('center');
  expect(moveFocalPoint('right', 'ArrowRight')).toBe('right');
  expect(moveFocalPoint('right', 'Tab')).toBeNull();
});
