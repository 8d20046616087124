import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { PendingElevationCall, PendingElevationCalls } from '#engine/api/elevating-transport.ts';
import type { ElevationServices } from './two-factor-elevation.actors.ts';
import { startElevationMachine } from './two-factor-elevation.start.ts';

const request = { method: 'email', methods: ['email'], identifier: 'ada@******' };

function createPendingElevationCall(
  callId: string,
  ...outcomes: boolean[]
): PendingElevationCall & { abandoned: boolean } {
  return {
    callId,
    elevation: { kind: 'elevation', ...request, callId },
    abandoned: false,
    replay: vi.fn(async () => outcomes.shift() ?? true),
    abandon() {
      this.abandoned = true;
    },
  };
}

function start(calls: PendingElevationCall[], services: Partial<ElevationServices> = {}) {
  const pendingElevationCalls: PendingElevationCalls = { list: () => calls, elevated: vi.fn() };
  const none = () => Promise.resolve();
  const actor = startElevationMachine({
    pendingCalls: pendingElevationCalls,
    elevate: none,
    resend: none,
    check: none,
    ...services,
  });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  for (const { callId } of calls) actor.send({ type: 'CALL.BLOCKED', callId, request });
  return { actor, pendingElevationCalls, emitted };
}

test('one elevation code replays every held call once', async () => {
  const calls = [createPendingElevationCall('funds.deposit.create'), createPendingElevationCall('funds.set-default')];
  const { actor, pendingElevationCalls, emitted } = start(calls);
  actor.send({ type: 'OTP.SUBMIT', otp: '123456', saveDevice: true });
  await waitFor(actor, (snapshot) => snapshot.matches('post_elevation_complete'));
  expect(calls.map(({ replay }) => vi.mocked(replay).mock.calls.length)).toEqual([1, 1]);
  expect(pendingElevationCalls.elevated).toHaveBeenCalledOnce();
  expect(emitted).toEqual(['elevation.completed']);
});

test('a wrong elevation code replays no held call and shows the failure in the prompt', async () => {
  const call = createPendingElevationCall('funds.deposit.create');
  const refused = new ApiError('No.', { status: 403, code: '2fa_incorrect' });
  const { actor, pendingElevationCalls } = start([call], { elevate: () => Promise.reject(refused) });
  actor.send({ type: 'OTP.SUBMIT', otp: '000000', saveDevice: false });
  const { context } = await waitFor(actor, ({ context: { failure } }) => failure !== null);
  expect(context.failure).toBe('incorrect');
  expect(call.replay).not.toHaveBeenCalled();
  expect(pendingElevationCalls.elevated).not.toHaveBeenCalled();
});

test('a replayed call that needs a code again leads back to the elevation prompt with a failure', async () => {
  const { actor } = start([createPendingElevationCall('funds.deposit.create', false)]);
  actor.send({ type: 'OTP.SUBMIT', otp: '123456', saveDevice: false });
  const { context, value } = await waitFor(actor, ({ context: { failure } }) => failure !== null);
  expect([value, context.failure]).toEqual([{ requesting_otp: 'entering' }, 'failed']);
});

test('closing the elevation prompt abandons every held call and emits the ids of the calls', () => {
  const call = createPendingElevationCall('funds.deposit.create');
  const { actor, emitted } = start([call]);
  const onAbandoned = vi.fn();
  actor.on('elevation.abandoned', onAbandoned);
  actor.send({ type: 'MODAL.CLOSE' });
  expect(call.abandoned).toBe(true);
  expect(onAbandoned).toHaveBeenCalledWith({ type: 'elevation.abandoned', callIds: ['funds.deposit.create'] });
  expect(emitted).toEqual(['elevation.abandoned']);
});

test('closing the elevation prompt while its code is being checked replays no held call', async () => {
  const accepted = Promise.withResolvers<void>();
  const call = createPendingElevationCall('funds.deposit.create');
  const { actor, pendingElevationCalls } = start([call], { elevate: () => accepted.promise });
  actor.send({ type: 'OTP.SUBMIT', otp: '123456', saveDevice: false });
  actor.send({ type: 'MODAL.CLOSE' });
  accepted.resolve();
  await accepted.promise;
  await Promise.resolve();
  expect(pendingElevationCalls.elevated).not.toHaveBeenCalled();
  expect(call.replay).not.toHaveBeenCalled();
});
