import { expect, test, vi } from 'vitest';
import { createDeviceDataCollector } from './device-data.ts';
import { createPageCardGateways } from './page-gateways.ts';
import { TEST_STRIPE_GATEWAY_CONFIG as config } from './testing/stripe-config.ts';

const { signal } = new AbortController();

function collector(collectDeviceData?: () => Promise<string>) {
  const report = vi.fn();
  const openFields = () => {
    throw new Error('no fields are opened');
  };
  const gateways = createPageCardGateways({
    funds: { gateway: async (gatewayKey) => ({ ...config, gatewayKey: gatewayKey === 'eway' ? 'eway' : 'braintree' }) },
    payment: () => ({ origin: 'https://pay.example', gateways: {} }),
    gatewayOf: async () => ({ openFields, ...(collectDeviceData && { collectDeviceData }) }),
    window: {} as Window,
  });
  return { collect: createDeviceDataCollector(gateways, report), report };
}

test('device data is collected once per page and gateway', async () => {
  const script = vi.fn(async () => `data ${script.mock.calls.length}`);
  const { collect, report } = collector(script);
  const answers = await Promise.all([collect('eway', signal), collect('eway', signal)]);
  expect([answers, await collect('braintree', signal)]).toEqual([['data 1', 'data 1'], 'data 2']);
  expect([script.mock.calls.length, report.mock.calls]).toEqual([2, []]);
});

test('device data is null for a gateway without a collector', async () => {
  const { collect, report } = collector();
  expect([await collect('stripe', signal), report.mock.calls]).toEqual([null, []]);
});

test('a device data script that fails is reported, gives null, and is tried again with the next payment', async () => {
  const script = vi.fn(async () => 'data').mockRejectedValueOnce(new Error('blocked'));
  const { collect, report } = collector(script);
  expect(await collect('eway', signal)).toBeNull();
  expect(report.mock.calls).toEqual([[new Error('blocked')]]);
  expect(await collect('eway', signal)).toBe('data');
});

test('a silent device data script is given up after three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { collect, report } = collector(() => new Promise(() => undefined));
    const collecting = collect('eway', signal);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([await collecting, report.mock.calls.length]).toEqual([null, 1]);
  } finally {
    vi.useRealTimers();
  }
});

test('collecting device data stops when the payment is aborted', async () => {
  const controller = new AbortController();
  const { collect, report } = collector(() => new Promise(() => undefined));
  const collecting = collect('eway', controller.signal);
  controller.abort(new Error('given up'));
  await expect(collecting).rejects.toThrow('given up');
  expect(report).not.toHaveBeenCalled();
});
