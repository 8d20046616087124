import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { type SandboxSessionHarness, startSandboxSessionHarness } from './testing/session-harness.ts';

let sessions: SandboxSessionHarness;
beforeAll(async () => {
  sessions = await startSandboxSessionHarness();
});
afterAll(() => sessions.close());

describe('an analytics session', () => {
  const consent = 'essential,non_essential';

  test('has an id only with consent, which is sent to the API and changes after half an hour without use', async () => {
    const shop = sessions.open();
    const browser = shop.browser();
    await browser.visitor();
    expect([...browser.jar.keys()]).toEqual([]);
    browser.jar.set('consent', consent);
    const first = await browser.visitor();
    expect(first.setCookies).toEqual([expect.stringMatching(/^session-id=0[\d-]{35}; Max-Age=1800; /)]);
    const id = browser.jar.get('session-id');
    await browser.call('heartbeat');
    expect([browser.jar.get('session-id'), shop.sent.at(-1)?.headers.get('x-session-id')]).toEqual([id, id]);
    browser.jar.delete('session-id');
    const later = await browser.visitor();
    expect(browser.jar.get('session-id')).not.toBe(id);
    coversSpec('cookies-storage', 'session-id', later);
    coversSpec('rules', ['consent.analytics-gate', 'consent.cookie-write-skip'], first);
    coversSpec('constants', 'session.rotation-inactivity', first);
    coversSpec('flows', 'auth.session-rotation', later);
  });

  test('gets a new id when a link signs the visitor in', async () => {
    const browser = sessions.open().browser();
    browser.jar.set('consent', consent);
    await browser.visitor();
    const id = browser.jar.get('session-id');
    const answer = await browser.call('auth.autologin', { body: { token: 'no-such-token' } });
    expect(browser.jar.get('session-id')).not.toBe(id);
    coversSpec('rules', 'auth.autologin-session', answer);
  });
});
