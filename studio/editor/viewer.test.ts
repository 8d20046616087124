import { describe, expect, test } from 'vitest';
import type { StudioFlow, StudioViewer } from '../api-types.ts';
import { describeViewer } from './describe-viewer.ts';
import {
  findFlowsOnPage,
  findVisitorChoice,
  formatFlow,
  formatFlowState,
  hasCapability,
  listVisitorChoices,
  switchCapability,
  USUAL_VIEWER,
} from './viewer.ts';

const blog = { name: 'blog', isUsual: true, segments: ['default', 'premium'] };
const syndicates = { name: 'syndicates', isUsual: false, segments: ['premium'] };
const site = {
  segments: ['default', 'premium'],
  capabilities: [blog, syndicates],
  regions: [{ key: 'VIC', name: 'Victoria and Tasmania' }],
  locales: ['en-AU'],
  timeZone: 'Australia/Sydney',
};
const premium: StudioViewer = { ...USUAL_VIEWER, signedIn: true, segment: 'premium' };
const wordsFor = (viewer: Partial<StudioViewer>) =>
  describeViewer({ ...USUAL_VIEWER, ...viewer }, site).replaceAll(/\s/g, ' ');

describe('the visitors to choose from', () => {
  test('are an anonymous visitor, a customer, and customers of the segments that differ from the usual', () => {
    expect(listVisitorChoices(site).map(({ name }) => name)).toEqual([
      'An anonymous visitor',
      'A customer',
      'A Premium customer',
    ]);
  });

  test('include the one that sees the page', () => {
    const choices = listVisitorChoices(site);
    expect(
      [USUAL_VIEWER, premium, { ...premium, segment: null }].map((viewer) => findVisitorChoice(choices, viewer)?.key),
    ).toEqual(['anonymous', 'customer-premium', 'customer']);
  });
});

describe('a switched capability', () => {
  test('is kept only while it differs from what the visitor has', () => {
    const switched = switchCapability(USUAL_VIEWER, syndicates, true);
    expect([switched.capabilities, hasCapability(switched, syndicates)]).toEqual([{ syndicates: true }, true]);
    expect(switchCapability(switched, syndicates, false).capabilities).toEqual({});
    expect(switchCapability(premium, syndicates, false).capabilities).toEqual({ syndicates: false });
    expect([hasCapability(USUAL_VIEWER, blog), hasCapability(premium, syndicates)]).toEqual([true, true]);
  });
});

describe('the words for who sees the page', () => {
  test.each<[string, Partial<StudioViewer>]>([
    ['As an anonymous visitor, now', {}],
    [
      'As a Premium customer in Victoria and Tasmania, Sat, 28 Nov 2026, 9:00 am',
      { signedIn: true, segment: 'premium', region: 'VIC', at: Date.UTC(2026, 10, 27, 22) },
    ],
    [
      'As a customer, now, British English, 1 feature switched',
      { signedIn: true, locale: 'en-GB', capabilities: { blog: false } },
    ],
    [
      'As an anonymous visitor, now, 2 features switched, only essential cookies',
      { capabilities: { blog: false, syndicates: true }, consent: 'refused' },
    ],
    ['As an anonymous visitor, now, Cart: cart, expired', { flow: { id: 'cart', state: 'cart.expired' } }],
  ])('are "%s"', (words, viewer) => {
    expect(wordsFor(viewer)).toBe(words);
  });
});

describe('the flows on a page', () => {
  const flow = (id: string, blocks: readonly string[], isOverlay = false): StudioFlow => ({
    id,
    states: ['idle'],
    blocks,
    isOverlay,
  });

  test('are those of its blocks, however deep, and those that open over any page', () => {
    const flows = [
      flow('cart', ['cart-list']),
      flow('login', ['login-dialog'], true),
      flow('deposit', ['deposit-form']),
    ];
    const page = { blocks: [{ type: 'columns', slots: { left: [{ type: 'cart-list' }] } }] };
    expect(findFlowsOnPage(flows, page).map(({ id }) => id)).toEqual(['cart', 'login']);
    expect(findFlowsOnPage(flows, null).map(({ id }) => id)).toEqual(['login']);
  });

  test('are named in words', () => {
    expect([
      formatFlow('form.take-break'),
      formatFlowState({ id: 'two-factor-elevation', state: 'requesting_otp.entering' }),
    ]).toEqual(['Form, take break', 'Two factor elevation: requesting otp, entering']);
  });
});
