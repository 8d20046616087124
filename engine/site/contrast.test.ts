import { formatHex } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjustForContrast, calculateContrastRatio, parseColour } from './contrast.ts';

const hex = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('parseColour', () => {
  test.each([
    ['#000', [0, 0, 0]],
    ['#FFF', [255, 255, 255]],
    ['#0b46C2', [11, 70, 194]],
    ['#abc', [170, 187, 204]],
  ])('reads %s as its red, green and blue', (colour, [red = 0, green = 0, blue = 0]) =>
    expect(parseColour(colour)).toEqual({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 }),
  );

  test.each([
    '',
    '#',
    '#ff',
    '#ffff',
    '#fffff',
    '#fffffff',
    'red',
    '#abcd',
    '#0b46c2ff',
    '0b46c2',
    '#ggg',
    ' #fff',
    'rgb(0,0,0)',
  ])('returns null for %j, which is no hex colour of three or six digits', (colour) => {
    expect(parseColour(colour)).toBeNull();
  });

  test('reads any six-digit hex colour such that it formats back to the same text', () => {
    fc.assert(fc.property(hex, (colour) => formatHex(parseColour(colour) ?? '#000') === colour));
  });
});

describe('the contrast ratio', () => {
  test.each([
    ['#000', '#fff', 21],
    ['#fff', '#fff', 1],
    ['#777', '#fff', 4.478],
    ['#767676', '#fff', 4.542],
    ['#ff0000', '#fff', 3.998],
  ])('of %s on %s is the known value to two decimals', (one, other, ratio) => {
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
