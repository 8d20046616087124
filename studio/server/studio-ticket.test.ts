import { expect, test } from 'vitest';
import { readStudioTicket, type StudioTicket, signStudioTicket } from './studio-ticket.ts';

const TICKET: StudioTicket = { editor: 'ann', sites: ['lantern', 'base'], expires: 1_000 };
const signed = signStudioTicket(TICKET, 'a secret');

test('a studio ticket is read with the secret that signed it, until it expires', () => {
  expect(readStudioTicket(signed, 'a secret', 999)).toEqual(TICKET);
  expect(readStudioTicket(signed, 'a secret', 1_000)).toBeNull();
  expect(readStudioTicket(signed, 'another secret', 999)).toBeNull();
});

test('a studio ticket with another body or signature is refused', () => {
  const [body = '', signature = ''] = signed.split('.');
  const [forged = ''] = signStudioTicket({ ...TICKET, sites: null }, 'another secret').split('.');
  expect(readStudioTicket(`${forged}.${signature}`, 'a secret', 0)).toBeNull();
  expect(readStudioTicket(`${body}.${'A'.repeat(43)}`, 'a secret', 0)).toBeNull();
  expect(readStudioTicket(body, 'a secret', 0)).toBeNull();
  expect(readStudioTicket(null, 'a secret', 0)).toBeNull();
});

test('while a secret takes the place of another, tickets of both are read', () => {
  const former = signStudioTicket(TICKET, 'the former secret');
  for (const ticket of [signed, former])
    expect(readStudioTicket(ticket, ['a secret', 'the former secret'], 0)).toEqual(TICKET);
  expect(readStudioTicket(former, ['a secret'], 0)).toBeNull();
});
