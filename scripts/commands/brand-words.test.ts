import { expect, test } from 'vitest';
import { shopMessages } from '#app/messages.ts';
import { isGateOpen } from '#engine/capabilities/gate.ts';
import type { Site } from '#engine/site/site.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { listTextsInForce } from './messages/message-texts.ts';
import { readAndCheckProjectDocuments } from './project.ts';

const catalogue = createSiteCatalogue((await readAndCheckProjectDocuments(process.cwd())).documents);

/**
 * Documents with texts that a visitor may read: pages of open routes, their layouts, messages,
 * and the content in the brand's language.
 */
function documentsOf(site: Site): Readonly<Record<string, unknown>> {
  const [locale] = site.config.locales;
  const capabilities = site.capabilities(null);
  const isOpen = (routeId: string) => {
    const gate = site.routes.routes.get(routeId)?.gate ?? null;
    return gate === null || isGateOpen(gate, capabilities);
  };
  const pages = site.names('page').map((name) => ({ name, value: site.document('page', name)?.value }));
  const layouts = site.names('layout').map((name) => ({ name, value: site.document('layout', name)?.value }));
  const messages = site.names('messages').map((name) => ({ name, value: site.document('messages', name)?.value }));
  const contents = site.names('content').map((name) => ({ name, value: site.document('content', name)?.value }));
  return Object.fromEntries(
    [
      ...pages.filter(({ value }) => isOpen(value?.route ?? 'content-page')),
      ...layouts,
      ...messages,
      ...contents.filter(({ value }) => value?.locale === locale),
    ].map(({ name, value }) => [name, value]),
  );
}

/** Readable texts, without route ids and content keys. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^[A-Z]|\s/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('no text of Lantern, which says basket, contains the word cart', () => {
  const site = catalogue.resolve('lantern');
  expect(site?.document('messages', 'en-gb')?.value.texts).toMatchObject({ 'site-header.cart': { text: 'Basket' } });
  const textsWithCart = Object.entries(site ? documentsOf(site) : {}).flatMap(([name, value]) =>
    textsOf(value)
      .filter((text) => /\bcart\b/i.test(text))
      .map((text) => `${name}: ${text.slice(0, 80)}`),
  );
  expect(textsWithCart).toEqual([]);
});

test('no message that Lantern shows contains the word cart', () => {
  const site = catalogue.resolve('lantern');
  if (!site) throw new Error('Lantern is missing');
  const replaced = listTextsInForce(site, 'en-GB');
  const messagesWithCart = shopMessages.ids
    .map((id) => ({ id, text: replaced.get(id)?.text ?? shopMessages.find(id)?.text ?? '' }))
    .filter(({ text }) => /\bcart\b/i.test(text));
  expect(messagesWithCart).toEqual([]);
});
