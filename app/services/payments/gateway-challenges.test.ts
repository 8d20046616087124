import { expect, test, vi } from 'vitest';
import { createGatewayChallengeDisplay } from './gateway-challenges.ts';
import { createPageCardGateways } from './page-gateways.ts';
import { TEST_STRIPE_GATEWAY_CONFIG as config } from './testing/stripe-config.ts';

const SECRET = 'pi_1_secret_2';

function page() {
  const pendingConfirmations: PromiseWithResolvers<boolean>[] = [];
  const confirmChallenge = vi.fn((_: unknown, __: string) => {
    const confirmation = Promise.withResolvers<boolean>();
    pendingConfirmations.push(confirmation);
    return confirmation.promise;
  });
  const openFields = () => {
    throw new Error('no fields are opened');
  };
  const gateways = createPageCardGateways({
    funds: { gateway: async () => config },
    payment: () => ({ origin: 'https://pay.example', gateways: {} }),
    gatewayOf: async () => ({ openFields, confirmChallenge }),
    window: {} as Window,
  });
  const report = vi.fn();
  const challenges = createGatewayChallengeDisplay(gateways, report);
  const watcher = () => ({ notified: vi.fn(), closed: vi.fn() });
  const shown = (times: number) => vi.waitFor(() => expect(confirmChallenge).toHaveBeenCalledTimes(times));
  return { pendingConfirmations, confirmChallenge, challenges, report, watcher, shown };
}

test('the client secret of a challenge is passed to the script of the gateway, and the decision is reported', async () => {
  const { pendingConfirmations, confirmChallenge, challenges, watcher, shown } = page();
  const { notified, closed } = watcher();
  challenges.watch(SECRET, { notified, closed });
  await shown(1);
  expect(confirmChallenge.mock.calls).toEqual([
    [expect.objectContaining({ config, origin: 'https://pay.example' }), SECRET],
  ]);
  pendingConfirmations[0]?.resolve(true);
  await vi.waitFor(() => expect(notified).toHaveBeenCalledTimes(1));
  expect(closed).not.toHaveBeenCalled();
});

test('a challenge watched twice is shown once and its decision reported once', async () => {
  const { pendingConfirmations, challenges, watcher, shown } = page();
  const first = watcher();
  challenges.watch(SECRET, first).stop();
  const second = watcher();
  challenges.watch(SECRET, second);
  await shown(1);
  pendingConfirmations[0]?.resolve(true);
  await vi.waitFor(() => expect(second.notified).toHaveBeenCalledTimes(1));
  const third = watcher();
  challenges.watch(SECRET, third);
  await pendingConfirmations[0]?.promise;
  expect([first.notified, third.notified, third.closed].flatMap(({ mock }) => mock.calls)).toEqual([]);
  await shown(1);
});

test('a challenge window that the customer closed is shown again', async () => {
  const { pendingConfirmations, challenges, watcher, shown } = page();
  const { notified, closed } = watcher();
  const watch = challenges.watch(SECRET, { notified, closed });
  await shown(1);
  pendingConfirmations[0]?.resolve(false);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  watch.open();
  await shown(2);
  pendingConfirmations[1]?.resolve(true);
  await vi.waitFor(() => expect(notified).toHaveBeenCalledTimes(1));
});

test('a challenge script that fails is reported, and the challenge counts as closed, not as decided', async () => {
  const { pendingConfirmations, challenges, report, watcher, shown } = page();
  const { notified, closed } = watcher();
  challenges.watch(SECRET, { notified, closed });
  await shown(1);
  pendingConfirmations[0]?.reject(new Error('blocked'));
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect([report.mock.calls, notified.mock.calls]).toEqual([[[new Error('blocked')]], []]);
});
