import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { importProjectCheckModule } from '../commands/load-project.ts';
import { type EdgeFacts, listEdgeFacts } from './edge-sites.ts';

/** Reads the facts of a project's documents for the configuration of an edge. */
export async function readEdgeFacts(project: string): Promise<EdgeFacts> {
  const { readAndCheckProjectDocuments: openProject } = await importProjectCheckModule();
  const catalogue = createSiteCatalogue((await openProject(project)).documents);
  return listEdgeFacts(catalogue.served.flatMap((key) => catalogue.byKey(key) ?? []));
}
