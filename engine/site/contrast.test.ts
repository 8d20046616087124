import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjustForContrast, calculateContrastRatio, formatColour, mixColours, parseColour } from './contrast.ts';

const hex = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(formatColour);

describe('colour parsing', () => {
  test.each([
    ['#000', [0, 0, 0]],
    ['#FFF', [255, 255, 255]],
    ['#0b46C2', [11, 70, 194]],
    ['#abc', [170, 187, 204]],
  ])('reads %s', (colour, rgb) => expect(parseColour(colour)).toEqual(rgb));

  test.each(['', '#', '#ff', '#ffff', '#fffff', '#fffffff', 'red', '#ggg', ' #fff', 'rgb(0,0,0)'])(
    'returns null for %j',
    (colour) => {
      expect(parseColour(colour)).toBeNull();
    },
  );

  test('restores a formatted colour', () => {
    fc.assert(fc.property(hex, (colour) => formatColour(parseColour(colour) ?? [0, 0, 0]) === colour));
  });

  test('mixColours mixes two colours by share', () => {
    expect([mixColours([0, 0, 0], [255, 255, 255], 0.5), mixColours([10, 20, 30], [0, 0, 0], 0)]).toEqual([
      [128, 128, 128],
      [10, 20, 30],
    ]);
  });
});

describe('the contrast ratio', () => {
  test.each([
    ['#000', '#fff', 21],
    ['#fff', '#fff', 1],
    ['#777', '#fff', 4.478],
    ['#767676', '#fff', 4.542],
    ['#ff0000', '#fff', 3.998],
  ])('of %s on %s', (one, other, ratio) => {
    expect(calculateContrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });

  test('is symmetric, and null for an invalid colour', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => calculateContrastRatio(one, other) === calculateContrastRatio(other, one)),
    );
    expect(calculateContrastRatio('#000', 'white')).toBeNull();
  });

  test('adjustForContrast makes a colour readable on any single ground', () => {
    fc.assert(
      fc.property(hex, hex, (colour, ground) => {
        const found = adjustForContrast(colour, [ground], 4.5);
        expect(found).not.toBeNull();
        expect(calculateContrastRatio(found ?? '', ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('adjustForContrast keeps a readable colour and returns null where no colour fits', () => {
    expect(adjustForContrast('#0b46c2', ['#ffffff'], 4.5)).toBe('#0b46c2');
    expect(adjustForContrast('#777777', ['#000000', '#ffffff'], 7)).toBeNull();
  });
});
