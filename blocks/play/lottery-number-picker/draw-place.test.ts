import { expect, test } from 'vitest';
import { getTestMessages } from '../../_testing/test-messages.ts';
import { lotteryNumberPickerMessages } from './lottery-number-picker.messages.gen.ts';

// The specification writes every ordinal from 4 with 'th' (Business constants and limits, "Forward ordinals").
test.each([
  [0, 'Next Available Draw'],
  [1, '1st Forward Draw'],
  [2, '2nd Forward Draw'],
  [3, '3rd Forward Draw'],
  [4, '4th Forward Draw'],
  [5, '5th Forward Draw'],
  [11, '11th Forward Draw'],
  [21, '21th Forward Draw'],
])('the upcoming draw at index %i is labelled "%s"', (place, label) => {
  expect(getTestMessages(lotteryNumberPickerMessages).drawPlace({ place })).toBe(label);
});
