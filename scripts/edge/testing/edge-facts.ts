import { createTestPublishedDocuments } from '#engine/cms/testing/memory-documents.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { type EdgeFacts, listEdgeFacts } from '../edge-sites.ts';

const route = (path: string, query: readonly string[] = []) => ({
  path,
  access: 'open',
  layout: 'default',
  gate: null,
  sitemap: null,
  screen: 'built',
  query,
});
const brand = (name: string, more: object) => ({
  version: 1,
  extends: 'base',
  name,
  commerce: { account: name, pricingId: name },
  ...more,
});

/** What an edge needs to know of two sites, of which one has two languages. */
export function readTestEdgeFacts(): EdgeFacts {
  const documents = {
    'base/site': { version: 1, abstract: true, currency: 'AUD', timeZone: 'UTC' },
    'base/routes': { version: 1, routes: { home: route('/'), list: route('/list', ['sort', 'page']) } },
    'one/site': brand('one', { hosts: ['one.localhost', 'other.localhost'], locales: ['en-AU', 'cy-GB'] }),
    'two/site': brand('two', { hosts: ['two.localhost'], locales: ['en-GB'] }),
  };
  const catalogue = createSiteCatalogue(createTestPublishedDocuments({ documents }));
  return listEdgeFacts(
    catalogue.served.flatMap((key) => catalogue.byKey(key) ?? []),
    (host) => `<!DOCTYPE html><h1>${host} failed</h1></html>`,
  );
}
