import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { readDatabaseTexts } from './database-values.ts';
import { createPersonalValueFinder, visitTexts } from './personal-values.ts';
import { readPublicTexts } from './public-texts.ts';

const root = new URL('../../..', import.meta.url).pathname;
const isNever = () => false;

test.each([
  ['ada@harbour.example', 'GET /login?email=ada%40harbour.example'],
  ['ada@harbour.example', 'no account of ADA@harbour.example'],
  ['Marlowe', '{"name":"Marlowe"}'],
  ['13 Wattle Street', 'address 13 Wattle Street, Newtown'],
  ['+61 2 5550 1184', 'tel:+61-2-5550-1184'],
  ['1984-05-17', 'born 1984-05-17'],
  ['/reset?code=84Kx91', 'GET /reset?code=84Kx91'],
  ['3bff7b45-88d1-48f2-9b4b-832a5bcb9230', '/customers/3bff7b45-88d1-48f2-9b4b-832a5bcb9230/orders'],
])('the finder of personal data finds %s in "%s"', (value, text) => {
  expect(createPersonalValueFinder([value], isNever).find(text)).toEqual([value]);
});

test.each([
  ['Grant', 'a grant was refused'],
  ['ada@harbour.example', 'canada@harbour.example'],
  ['2042', 'took 2042 ms'],
  ['Summer mornings', 'sunnyside:page:summer-mornings'],
  ['captured', 'status captured'],
  ['confirm-email', 'customer.confirm-email-address'],
  ['/club/giveaways/daily/591', 'GET /club/giveaways/daily/591'],
  ['http://harbour.localhost:31040/', 'blocked by http://harbour.localhost:31040'],
])('the finder of personal data does not find %s in "%s"', (value, text) => {
  expect(createPersonalValueFinder([value], isNever).find(text)).toEqual([]);
});

test('texts of shop documents count as public, and personal data of a seeded customer does not', () => {
  const isPublic = readPublicTexts(root);
  expect([isPublic('Harbour'), isPublic('lottery_ticket')]).toEqual([true, true]);
  const customer = ['ada@harbour.example', 'Marlowe', '13 Wattle Street', '+61 2 5550 1184', '1984-05-17'];
  expect(customer.filter(isPublic)).toEqual([]);
});

test('all texts of a database are read, also those in JSON', () => {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE customers (id TEXT, detail TEXT, amount INTEGER)');
  db.prepare('INSERT INTO customers VALUES (?, ?, ?)').run('id-1', '{"street":["13 Wattle Street"]}', 7);
  expect([...readDatabaseTexts(db)]).toEqual(['id-1', 'street', '13 Wattle Street']);
  db.close();
});

test('texts are visited with the path to them', () => {
  const visited: string[] = [];
  visitTexts({ spans: [{ name: 'render' }] }, (text, path) => visited.push(`${path}: ${text}`));
  expect(visited).toEqual([': spans', 'spans: name', 'spans.name: render']);
});
