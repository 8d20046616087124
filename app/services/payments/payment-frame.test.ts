// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import type { Challenge } from '#schemas/generated/api/types.gen.ts';
import { resolveWebPageUrl } from './deposit-services.ts';
import { mountPaymentFrame } from './payment-frame.ts';
import { watchBankChallengeNotice } from './watch-challenge-notice.ts';

const PAY = 'https://pay.example';

// The simulated window has no origin of its own.
Object.defineProperty(window, 'origin', { value: window.location.origin, configurable: true });

function opened() {
  const place = document.createElement('div');
  const receivedMessages: unknown[] = [];
  const frame = mountPaymentFrame(place, {
    path: '/pay/card?client_token=t',
    origin: PAY,
    title: 'Card details',
    onMessage: (message) => receivedMessages.push(message),
    window,
    newNonce: () => 'nonce-1',
  });
  const inside = { postMessage: vi.fn() };
  Object.defineProperty(frame.element, 'contentWindow', { value: inside });
  const dispatchMessage = (data: unknown, { origin = PAY, source = inside } = {}) => {
    const event = new MessageEvent('message', { data, origin });
    // A browser fills in who speaks; a test does it itself.
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  return { place, frame, receivedMessages, inside, dispatchMessage };
}

describe('the payment frame', () => {
  test('tells the framed page which origin may talk to it', () => {
    const { frame } = opened();
    const { origin, pathname, searchParams } = new URL(frame.element.src);
    expect([origin, pathname, Object.fromEntries(searchParams)]).toEqual([
      PAY,
      '/pay/card',
      { client_token: 't', origin: window.location.origin, nonce: 'nonce-1' },
    ]);
  });

  test('accepts only messages of its own window, origin and nonce', () => {
    const { receivedMessages, dispatchMessage } = opened();
    const message = { type: 'fields.token', nonce: 'nonce-1', token: 'x' };
    dispatchMessage(message, { origin: 'https://evil.example' });
    dispatchMessage(message, { source: { postMessage: vi.fn() } });
    dispatchMessage({ ...message, nonce: 'other' });
    dispatchMessage('fields.token');
    dispatchMessage(null);
    expect(receivedMessages).toEqual([]);
    dispatchMessage(message);
    expect(receivedMessages).toEqual([message]);
  });

  test('sends messages to its origin only, once it has loaded', () => {
    const { frame, inside } = opened();
    frame.send({ type: 'fields.hello' });
    expect(inside.postMessage).not.toHaveBeenCalled();
    frame.element.dispatchEvent(new Event('load'));
    frame.send({ type: 'fields.hello' });
    expect(inside.postMessage.mock.calls).toEqual([[{ type: 'fields.hello', nonce: 'nonce-1' }, PAY]]);
  });

  test('adopts the height that the framed page reports, within limits', () => {
    const { frame, dispatchMessage } = opened();
    dispatchMessage({ type: 'frame.height', nonce: 'nonce-1', height: 312.4 });
    expect(frame.element.style.height).toBe('313px');
    dispatchMessage({ type: 'frame.height', nonce: 'nonce-1', height: 1e9 });
    expect(frame.element.style.height).toBe('1200px');
  });

  test('ignores a height that was measured at another width than that of the frame', () => {
    const { frame, dispatchMessage } = opened();
    Object.defineProperty(frame.element, 'clientWidth', { value: 332 });
    dispatchMessage({ type: 'frame.height', nonce: 'nonce-1', height: 390, width: 332.4 });
    for (const width of [0, 300, 1000]) dispatchMessage({ type: 'frame.height', nonce: 'nonce-1', height: 812, width });
    expect(frame.element.style.height).toBe('390px');
  });

  test('ignores messages after it was closed', () => {
    const { frame, place, receivedMessages, dispatchMessage } = opened();
    frame.close();
    dispatchMessage({ type: 'fields.ready', nonce: 'nonce-1' });
    expect([receivedMessages, place.childElementCount]).toEqual([[], 0]);
  });
});

describe('a 3-D Secure challenge notice', () => {
  const challenge: Challenge = {
    type: 'challenge',
    url: `${PAY}/pay/challenge/state-of-this-one`,
    state: 'state-of-this-one',
    clientSecret: null,
    windowSize: 'Medium',
    expiresAt: '2026-11-21T00:15:00Z',
  };
  const notice = (state: unknown, origin = window.location.origin, type = 'challenge.notified') =>
    window.dispatchEvent(new MessageEvent('message', { data: { type, state }, origin }));

  test('counts once, for its own challenge and from the own origin', () => {
    const notify = vi.fn();
    watchBankChallengeNotice(window, challenge, notify);
    notice('state-of-another-customer');
    notice(challenge.state, 'https://evil.example');
    notice(challenge.state, PAY);
    notice(challenge.state, window.location.origin, 'challenge.passed');
    notice(null);
    window.dispatchEvent(new MessageEvent('message', { data: 'challenge.notified', origin: window.location.origin }));
    expect(notify).not.toHaveBeenCalled();
    notice(challenge.state);
    notice(challenge.state);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  test('is ignored once the challenge is over', () => {
    const notify = vi.fn();
    watchBankChallengeNotice(window, challenge, notify)();
    notice(challenge.state);
    expect(notify).not.toHaveBeenCalled();
  });
});

test('resolveWebPageUrl accepts a path or https address of a bank page, and refuses javascript: and data: addresses', () => {
  expect(resolveWebPageUrl('/pay/challenge/x', PAY)).toBe(`${PAY}/pay/challenge/x`);
  expect(resolveWebPageUrl('https://acs.bank.example/x', PAY)).toBe('https://acs.bank.example/x');
  expect(() => resolveWebPageUrl('javascript:alert(1)', PAY)).toThrow(new TypeError('javascript: is no page'));
  expect(() => resolveWebPageUrl('data:text/html,x', PAY)).toThrow(TypeError);
});
