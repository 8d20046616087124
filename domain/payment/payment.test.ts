import { describe, expect, test } from 'vitest';
import type { FormProblem } from '../forms/form-problem.ts';
import { formatUsualFormMessage } from '../forms/format-usual-form-message.ts';
import { createThreeDSecureBrowserData, type ThreeDSecureBrowserFacts } from './browser-information.ts';
import {
  CHALLENGE_TITLE_BAR_HEIGHT_PX,
  getChallengeWindowPixels,
  selectChallengeWindowSize,
} from './challenge-window.ts';
import { findNearestColourDepth } from './colour-depth.ts';
import { hasDepositOrScheduledPurchases } from './deposit-response.ts';
import {
  doesPaymentMethodAcceptAmount,
  findSecurityCodeProblem,
  getAmountLimits,
  isSavedFundUsable,
  parseTypedAmount,
  requiresSecurityCode,
} from './payment-rules.ts';

const card = {
  rules: { minAmount: '5.00', maxAmount: '50.00', cscRequired: ['eway' as const], enabled: true },
};

describe('findNearestColourDepth', () => {
  test('returns the nearest colour depth that 3-D Secure allows', () => {
    expect([30, 24, 10, 64, 1, 0].map(findNearestColourDepth)).toEqual([32, 24, 8, 48, 1, 1]);
  });

  test('returns the lower one of two equally near colour depths', () => {
    expect([20, 6, 28, 40].map(findNearestColourDepth)).toEqual([16, 4, 24, 32]);
  });

  test('returns every allowed colour depth unchanged', () => {
    const allowed = [1, 4, 8, 15, 16, 24, 32, 48];
    expect(allowed.map(findNearestColourDepth)).toEqual(allowed);
  });
});

describe('the challenge window of a bank', () => {
  test.each([
    ['a telephone', 390, 844, 'Medium'],
    ['a small telephone', 320, 568, 'Small'],
    ['a wide screen', 1440, 900, 'Large'],
    ['a low window', 1024, 500, 'ExtraLarge'],
    ['a telephone on its side', 844, 390, 'FullScreen'],
    ['hardly anything', 240, 320, 'FullScreen'],
  ])('is the largest that fits a viewport of %s', (_, width, height, expected) => {
    expect(selectChallengeWindowSize({ width, height })).toBe(expected);
  });

  test('is never larger than the viewport', () => {
    for (let width = 200; width < 1500; width += 7) {
      for (let height = 200; height < 1100; height += 13) {
        const extent = getChallengeWindowPixels(selectChallengeWindowSize({ width, height }));
        if (extent)
          expect([extent.width <= width, extent.height + CHALLENGE_TITLE_BAR_HEIGHT_PX <= height]).toEqual([
            true,
            true,
          ]);
      }
    }
  });

  test('has one of the five sizes of the specification', () => {
    expect({
      Small: getChallengeWindowPixels('Small'),
      Medium: getChallengeWindowPixels('Medium'),
      Large: getChallengeWindowPixels('Large'),
      ExtraLarge: getChallengeWindowPixels('ExtraLarge'),
      FullScreen: getChallengeWindowPixels('FullScreen'),
    }).toEqual({
      Small: { width: 250, height: 400 },
      Medium: { width: 390, height: 400 },
      Large: { width: 500, height: 600 },
      ExtraLarge: { width: 600, height: 400 },
      FullScreen: null,
    });
  });
});

test('createThreeDSecureBrowserData returns every 3-D Secure field, with valid language and time zone', () => {
  const facts: ThreeDSecureBrowserFacts = {
    language: 'en-AU',
    colourDepth: 30,
    screenWidth: 1440,
    screenHeight: 900.4,
    viewportWidth: 390,
    viewportHeight: 844,
    timeZoneOffset: -600,
    hasJava: false,
  };
  expect(createThreeDSecureBrowserData(facts, 'https://shop.example/3ds/notify')).toEqual({
    browserJavascriptEnabled: true,
    browserJavaEnabled: false,
    browserLanguage: 'en-AU',
    browserColorDepth: 32,
    browserScreenHeight: 900,
    browserScreenWidth: 1440,
    browserTz: -600,
    challengeWindowSize: 'Medium',
    notificationUrl: 'https://shop.example/3ds/notify',
  });
  expect(
    createThreeDSecureBrowserData({ ...facts, language: '', timeZoneOffset: 9000 }, 'https://a.example'),
  ).toMatchObject({
    browserLanguage: 'en',
    browserTz: 840,
  });
});

function format(problem: FormProblem): string {
  return 'text' in problem ? problem.text : formatUsualFormMessage(problem.message, { ...problem.values });
}

describe('a typed payment amount', () => {
  const typed = (text: string, limits = getAmountLimits(card, 'AUD')) => {
    const { amount, problem } = parseTypedAmount(text, 'AUD', limits);
    return problem ? format(problem) : amount;
  };

  test('is rejected with more than two decimals or below zero', () => {
    expect(['10', '12.5', '12.50', ' 20 '].map((text) => typed(text))).toEqual([1000, 1250, 1250, 2000]);
    for (const text of ['12.505', '-12', '1e1', '12,50', '$12', '.5', '12.', 'ten', '99999999']) {
      expect(typed(text)).toBe('Amount must follow format e.g: 1.50');
    }
    expect(typed('')).toBe('This field is required');
  });

  test('is rejected outside the limits of its payment method', () => {
    expect([typed('5'), typed('50')]).toEqual([500, 5000]);
    expect(typed('4.99')).toBe('Please enter an amount equal to or greater than $5.00.');
    expect(typed('50.01')).toBe('Please enter an amount equal to or less than $50.00.');
  });

  test('is rejected below 0.01 where the payment method has no minimum', () => {
    const none = parseTypedAmount('0', 'AUD', null).problem;
    expect(none && format(none)).toBe('Please enter an amount equal to or greater than $0.01.');
    expect(parseTypedAmount('0.01', 'AUD', null)).toEqual({ amount: 1, problem: null });
  });
});

describe('a payment method', () => {
  test('accepts an amount within its minimum and maximum, or an unknown one, and none while it is disabled', () => {
    expect([499, 500, 5000, 5001, null].map((amount) => doesPaymentMethodAcceptAmount(card, amount, 'AUD'))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(doesPaymentMethodAcceptAmount({ rules: { ...card.rules, enabled: false } }, 1000, 'AUD')).toBe(false);
  });

  test('requires the security code of a saved card when its rules list the gateway of the card', () => {
    expect([
      requiresSecurityCode(card, 'eway'),
      requiresSecurityCode(card, 'stripe'),
      requiresSecurityCode(card, null),
    ]).toEqual([true, false, false]);
  });

  test('accepts security codes of three or four digits only', () => {
    expect(['123', '1234', ' 123 '].map(findSecurityCodeProblem)).toEqual([null, null, null]);
    expect(['', '12a', '12', '12345'].map((code) => findSecurityCodeProblem(code))).toEqual([
      { message: 'required' },
      { message: 'numbers-only' },
      { message: 'invalid' },
      { message: 'invalid' },
    ]);
    expect(formatUsualFormMessage('numbers-only')).toBe('Please enter numbers only');
  });

  test('does not accept a saved fund that has expired or failed verification', () => {
    expect(isSavedFundUsable({ isExpired: false, verificationStatus: 'Unverified' })).toBe(true);
    expect(isSavedFundUsable({ isExpired: true, verificationStatus: 'Verified' })).toBe(false);
    expect(isSavedFundUsable({ isExpired: false, verificationStatus: 'Failed Verification' })).toBe(false);
  });
});

describe('the API answer to a deposit', () => {
  test('is valid with a deposit or with scheduled purchases, and invalid with neither', () => {
    expect(hasDepositOrScheduledPurchases({ deposit: null, scheduledPurchases: null })).toBe(false);
    expect(hasDepositOrScheduledPurchases({ deposit: null, scheduledPurchases: [] })).toBe(false);
    expect(hasDepositOrScheduledPurchases({})).toBe(false);
    expect(hasDepositOrScheduledPurchases({ deposit: {} })).toBe(true);
    expect(hasDepositOrScheduledPurchases({ deposit: null, scheduledPurchases: [{}] })).toBe(true);
  });
});
