import { expect, test } from 'vitest';
import type { PhoneNumbering } from '#schemas/forms/form.ts';
import { formatInternationalPhoneNumber, formatNationalPhoneNumber, isPhoneNumber } from './phone-number.ts';

const australia: PhoneNumbering = {
  callingCode: '61',
  nationalPrefix: '0',
  internationalPrefix: '0011',
  formats: ['04## ### ###', '0# #### ####', '1300 ### ###'],
};
const switzerland: PhoneNumbering = {
  callingCode: '41',
  nationalPrefix: '0',
  internationalPrefix: '00',
  formats: ['0## ### ## ##'],
};
const norway: PhoneNumbering = { callingCode: '47', formats: ['## ## ## ##'] };

test.each([
  ['02 5550 1184', australia, '02 5550 1184', '+61 2 5550 1184'],
  ['(02) 5550-1184', australia, '02 5550 1184', '+61 2 5550 1184'],
  ['+61255501184', australia, '02 5550 1184', '+61 2 5550 1184'],
  ['+61 (0)2 5550 1184', australia, '02 5550 1184', '+61 2 5550 1184'],
  ['0412345678', australia, '0412 345 678', '+61 412 345 678'],
  ['+61 1300 000 427', australia, '1300 000 427', '+61 1300 000 427'],
  ['0011 61 2 5550 1184', australia, '02 5550 1184', '+61 2 5550 1184'],
  ['0446681800', switzerland, '044 668 18 00', '+41 44 668 18 00'],
  ['0041 44 668 18 00', switzerland, '044 668 18 00', '+41 44 668 18 00'],
  ['22123456', norway, '22 12 34 56', '+47 22 12 34 56'],
])(
  'a phone number written as %s is shown and sent in the formats of its country',
  (text, numbering, national, sent) => {
    expect(isPhoneNumber(text, numbering)).toBe(true);
    expect(formatNationalPhoneNumber(text, numbering)).toBe(national);
    expect(formatInternationalPhoneNumber(text, numbering)).toBe(sent);
  },
);

test('a phone number of another country is valid in international form alone, and stays as it is written', () => {
  const typed = ['+64 9 555 0184', '0064 9 555 0184', '09 555 0184'];
  expect(typed.map((text) => isPhoneNumber(text, switzerland))).toEqual([true, true, false]);
  expect(typed.map((text) => formatNationalPhoneNumber(text, switzerland))).toEqual([null, null, null]);
  expect(typed.slice(0, 2).map((text) => formatInternationalPhoneNumber(text, switzerland))).toEqual([
    '+64 9 555 0184',
    '+6495550184',
  ]);
});

test.each(['5550 1184', '0255501', '02 5550 11845', '+61 2 5550 118', 'call me 02 5550 1184', '+1', '++61 255501184'])(
  'isPhoneNumber rejects %s in Australia',
  (text) => {
    expect(isPhoneNumber(text, australia)).toBe(false);
  },
);

test('isPhoneNumber accepts 6 to 15 digits where a country has no formats', () => {
  expect(['123456', '+61 (0)2 5550-0100', '12345', '1'.repeat(16)].map((text) => isPhoneNumber(text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
