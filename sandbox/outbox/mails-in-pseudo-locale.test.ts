import { beforeAll, expect, test } from 'vitest';
import { createUntranslatedWordFinder } from '../../scripts/pseudo-locales/untranslated-words.ts';
import type { SandboxShop } from '../shop.ts';
import { TestSandbox } from '../testing/test-sandbox.ts';
import { mailsOfCalls } from './testing/mails-of-calls.ts';
import { mailsOfFunctions } from './testing/mails-of-functions.ts';
import { listMailMessageIds, listMessagesNotIn, listSubjectIdsInSources } from './testing/printed-messages.ts';

const LOCALE = 'en-XA';
const findUntranslatedWords = createUntranslatedWordFinder({
  values: [
    ...['Harbour', 'Sunnyside', 'Nova', 'Northstar', 'Visa', 'Tuesday crew'],
    ...['Golden Bay', 'Round the Bay', 'The Morning Thousand'],
  ],
  pseudoLocale: LOCALE,
});

const topics = [...Object.keys(mailsOfFunctions), ...Object.keys(mailsOfCalls)];
const texts = new Map<string, readonly string[]>();

beforeAll(async () => {
  const sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
  const { shop } = sandbox;
  for (const [topic, sendMails] of Object.entries(mailsOfFunctions)) {
    const customer = sandbox.createCustomer({ locale: LOCALE });
    const brand = shop.brands.find(({ siteKey }) => siteKey === customer.siteKey);
    if (!brand) throw new Error('there is no such brand');
    sendMails({ shop, brand, customer, now: shop.clock() });
    texts.set(topic, readTexts(shop, [customer.email]));
  }
  for (const [topic, sendMails] of Object.entries(mailsOfCalls))
    texts.set(topic, readTexts(shop, await sendMails(sandbox, LOCALE)));
  await sandbox.close();
});

function readTexts({ outbox }: Pick<SandboxShop, 'outbox'>, recipients: readonly string[]): readonly string[] {
  const mails = recipients.flatMap((recipient) => outbox.listLatest(50, { siteKey: null, recipient }));
  return mails.flatMap(({ subject, body }) => [subject, body]);
}

test.each(topics)('mails about %s have no words but translated ones and data in a pseudo-locale', (topic) => {
  const lines = (texts.get(topic) ?? []).flatMap((text) => text.split('\n'));
  expect(lines).not.toEqual([]);
  expect(lines.filter((line) => findUntranslatedWords(line).length > 0)).toEqual([]);
});

test('the mails of all topics together contain every message that the sandbox uses in mails', () => {
  const ids = listMailMessageIds();
  expect(listSubjectIdsInSources().filter((id) => !ids.includes(id))).toEqual([]);
  expect(listMessagesNotIn([...texts.values()].flat(), ids, LOCALE)).toEqual([]);
});
