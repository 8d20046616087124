import { expect, test } from 'vitest';
import { parseNodeAddresses } from './node-addresses.ts';

test('parseNodeAddresses reads origins separated by commas', () => {
  expect(parseNodeAddresses('http://10.0.0.1:3003, https://node.example/')).toEqual([
    'http://10.0.0.1:3003',
    'https://node.example',
  ]);
  expect(parseNodeAddresses('')).toEqual([]);
});

test.each(['10.0.0.1:3003', 'http://10.0.0.1:3003/_status', 'ftp://node.example', 'http://user@node.example'])(
  'parseNodeAddresses refuses %s, which is no origin',
  (address) => {
    expect(() => parseNodeAddresses(address)).toThrow(`"${address}" is no origin`);
  },
);
