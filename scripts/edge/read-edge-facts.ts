import { createSiteMessages } from '#engine/messages/site-messages.ts';
import { createLastResortPages } from '#engine/server/last-resort-page.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { importProjectCheckModule } from '../commands/load-project.ts';
import { type EdgeFacts, listEdgeFacts } from './edge-sites.ts';

/** Reads the facts of a project's documents for the configuration of an edge. */
export async function readEdgeFacts(project: string): Promise<EdgeFacts> {
  const { readAndCheckProjectDocuments: openProject } = await importProjectCheckModule();
  const { shopMessages } = await import('../../app/messages.ts');
  const catalogue = createSiteCatalogue((await openProject(project)).documents);
  const findPage = createLastResortPages({
    registry: shopMessages,
    // The checks of documents report texts with faults.
    siteMessages: createSiteMessages(shopMessages, () => undefined),
    findSite: (host) => catalogue.byHost(host),
  });
  const sites = catalogue.served.flatMap((key) => catalogue.byKey(key) ?? []);
  return listEdgeFacts(sites, (host) => String(findPage(host).body));
}
