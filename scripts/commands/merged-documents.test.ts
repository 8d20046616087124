import { describe, expect, test } from 'vitest';
import { DOCUMENT_KINDS } from '#engine/cms/document.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import { readAndCheckProjectDocuments } from './project.ts';

const project = await readAndCheckProjectDocuments(process.cwd());
const catalogue = createSiteCatalogue(project.documents);

/** Kinds that a site need not have. */
const SPARE: ReadonlySet<string> = new Set(['post', 'cause', 'messages', 'translation']);

/** Merged documents have the type of their schema but are not validated again at run time; this test does it. */
describe.for(project.documents.sites)('site %s', (key) => {
  test.for(DOCUMENT_KINDS)('every merged %s document matches its schema', (kind) => {
    const site = catalogue.resolve(key);
    const names = site?.names(kind) ?? [];
    const { accepts } = DOCUMENT_KIND_SCHEMAS[kind];
    const wrong = names.filter((name) => !accepts(site?.document(kind, name)?.value));
    expect(wrong).toEqual([]);
    if (!SPARE.has(kind)) expect(names.length).toBeGreaterThan(0);
  });
});
