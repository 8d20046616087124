import { expect, test } from 'vitest';
import { createStaleSessionGuard } from './stale-session-guard.server.ts';

const NOW = 1_000_000;
const HOUR = 60 * 60 * 1000;

test('an answer is late if its request arrived before the last sign-in or sign-out of the same device at the same brand', () => {
  const guard = createStaleSessionGuard();
  const before = { deviceId: 'device-1', order: guard.arrive() };
  guard.arrive();
  guard.turn('shop', before, NOW);
  const after = { deviceId: 'device-1', order: guard.arrive() };
  expect([guard.isLate('shop', before), guard.isLate('shop', after)]).toEqual([true, false]);
  expect(guard.isLate('other', before)).toBe(false);
  expect(guard.isLate('shop', { ...before, deviceId: 'device-2' })).toBe(false);
  expect(guard.isLate('shop', { ...before, deviceId: null })).toBe(false);
});

test('a sign-in is recorded by device for longer than the longest request, and removed after two hours', () => {
  const guard = createStaleSessionGuard();
  const request = { deviceId: 'device-1', order: guard.arrive() };
  guard.turn('shop', request, NOW);
  const listDevicesAt = (now: number) => {
    guard.customerData.removeExpired?.(now);
    return guard.customerData.list({ site: 'shop', customerId: '7', deviceIds: ['device-1'] });
  };
  expect([listDevicesAt(NOW + 2 * HOUR - 1), guard.isLate('shop', request)]).toEqual([
    [{ deviceId: 'device-1' }],
    true,
  ]);
  expect([listDevicesAt(NOW + 2 * HOUR), guard.isLate('shop', request)]).toEqual([[], false]);
});
