import { describe, expect, test } from 'vitest';
import type { PartnerMessage } from '#schemas/messages/partner-frame.ts';
import { openPartnerFrameChannel, type UncheckedPartnerFrameMessageEvent } from './partner-channel.ts';

const items = [{ productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true }];
const received = { vitrine: 1, type: 'cart.received', items };

function setUp(origins: readonly string[] = ['https://ferry.example']) {
  const receivedMessages: PartnerMessage[] = [];
  const sent: unknown[] = [];
  const warnings: string[] = [];
  let listener: (event: UncheckedPartnerFrameMessageEvent) => void = () => undefined;
  const parent = { postMessage: (message: unknown, target: unknown) => void sent.push([message, target]) };
  const channel = openPartnerFrameChannel({
    window: { parent, addEventListener: (_, given) => void (listener = given) },
    origins,
    onMessage: (message) => void receivedMessages.push(message),
    warn: (text) => void warnings.push(text),
  });
  const dispatchMessage = (data: unknown, origin = 'https://ferry.example', source: unknown = parent) =>
    listener({ data, origin, source });
  return { channel, receivedMessages, sent, warnings, dispatchMessage };
}

describe('the partner channel', () => {
  test('receives messages of the partner', () => {
    const { receivedMessages, dispatchMessage, warnings } = setUp();
    dispatchMessage(received);
    dispatchMessage({ ...received, type: 'cart.updated', items: [] });
    expect([receivedMessages, warnings]).toEqual([[received, { ...received, type: 'cart.updated', items: [] }], []]);
  });

  test.each([
    ['another origin', 'https://evil.example', undefined],
    ['a host below the partner’s', 'https://a.ferry.example', undefined],
    ['the partner’s host by http', 'http://ferry.example', undefined],
    ['no origin', 'null', undefined],
    ['another window', 'https://ferry.example', {}],
  ])('ignores messages from %s', (_, origin, source) => {
    const { receivedMessages, warnings, dispatchMessage } = setUp();
    if (source) dispatchMessage(received, origin, source);
    else dispatchMessage(received, origin);
    expect([receivedMessages, warnings]).toEqual([[], []]);
  });

  test.each([
    [{ ...received, vitrine: 2 }, '/vitrine (const)'],
    [{ ...received, type: 'cart.purchased' }, '/type (enum)'],
    [{ vitrine: 1, type: 'cart.received' }, 'the message (required)'],
    [{ ...received, more: 1 }, 'the message (additionalProperties)'],
    [{ ...received, items: [{ ...items[0], price: '0.00' }] }, '/items/0 (additionalProperties)'],
    [{ ...received, items: [{ lotteryKey: 'golden-bay' }] }, '/items/0 (required)'],
    [{ ...received, items: Array(51).fill(items[0]) }, '/items (maxItems)'],
    [{ ...received, items: 'all' }, '/items (type)'],
  ])('ignores a message that its schema refuses and warns with the reason: case %#', (message, complaint) => {
    const { receivedMessages, warnings, dispatchMessage } = setUp();
    dispatchMessage(message);
    expect([receivedMessages, warnings]).toEqual([
      [],
      [`the shop does not understand this message of the partner: ${complaint}`],
    ]);
  });

  test.each([null, 'vitrine', 7, [], { type: 'cart.received' }])(
    'ignores the foreign message %j without a warning',
    (data) => {
      const { receivedMessages, warnings, dispatchMessage } = setUp();
      dispatchMessage(data);
      expect([receivedMessages, warnings]).toEqual([[], []]);
    },
  );

  test('posts to the origins of the partner only, and to the known one after its first message', () => {
    const { channel, sent, dispatchMessage } = setUp([
      'https://ferry.example',
      'https://*.ferry.example',
      'https://radio.example',
    ]);
    const height = { vitrine: 1, type: 'frame.height', height: 700 } as const;
    channel.send(height);
    expect(sent.splice(0)).toEqual([
      [height, 'https://ferry.example'],
      [height, 'https://radio.example'],
    ]);
    dispatchMessage(received, 'https://www.ferry.example');
    channel.send(height);
    dispatchMessage(received, 'https://www.ferry.example.evil.example');
    channel.send(height);
    expect(sent).toEqual(Array(2).fill([height, 'https://www.ferry.example']));
  });

  test('refuses to send a message that its schema does not know', () => {
    const { channel, sent } = setUp();
    expect(() => channel.send({ vitrine: 1, type: 'frame.height', height: -1 })).toThrow('no such message');
    expect(sent).toEqual([]);
  });
});
