import { createRequire } from 'node:module';
import { join } from 'node:path';
import { shopMessages } from '#app/messages.ts';
import { PARAM_RESOLVER_NAMES } from '#app/shop-param-resolvers.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import type { SiteCheckDependencies } from '#engine/check/check-site.ts';
import { findStaleTranslations, ignoreTranslationErrors } from '#engine/check/check-translations.ts';
import { createSiteChecker } from '#engine/check/incremental-site-check.ts';
import { inspectPicture } from '#engine/cms/assets/inspect-picture.ts';
import type { ContentSource, SourcePictureReference } from '#engine/cms/content-source.ts';
import type { RawDocument } from '#engine/cms/document.ts';
import type { PublishedDocuments } from '#engine/cms/documents.ts';
import { type DocumentOrPictureEdit, EMPTY_EDITABLE_DOCUMENTS } from '#engine/cms/editable-documents.ts';
import { createFilesSource } from '#engine/cms/files/files-source.ts';
import type { FindSiteErrors } from '#engine/cms/select-publishable.ts';
import { resolveInheritanceChain } from '#engine/site/inheritance-chain.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { checkDocument, type DocumentCheckResult, hashDocumentText } from '#engine/validation/check-document.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import { createPointerLocator, type LocatePointer } from '#engine/validation/json-positions.ts';
import { findStaleContentTexts } from './messages/stale-content-texts.ts';
import { findStrayFiles } from './stray-files.ts';

/** The documents of a project's files: the valid ones, and the errors of the others. */
export interface CheckedProjectDocuments {
  readonly documents: PublishedDocuments;
  readonly errors: readonly ConfigError[];
  /** Problems that do not prevent serving, such as former block types. */
  readonly warnings: readonly ConfigError[];
  /** Sites with an invalid document. */
  readonly sitesWithErrors: ReadonlySet<string>;
  locate(source: string): LocatePointer | null;
}

export async function readAndCheckProjectDocuments(root: string): Promise<CheckedProjectDocuments> {
  const checked = await readAndCheckDocuments(createFilesSource({ project: root, log: SILENT }));
  return { ...checked, errors: [...findStrayFiles(root), ...checked.errors] };
}

/** Documents of a source: the valid ones, and the errors of the others. */
export async function readAndCheckDocuments(
  source: Pick<ContentSource, 'load' | 'readAsset'>,
): Promise<CheckedProjectDocuments> {
  const { documents: raw, assets } = await source.load(new AbortController().signal);
  const texts = new Map(raw.map(({ source: path, text }) => [path, text]));
  const errors: ConfigError[] = [];
  const warnings: ConfigError[] = [];
  const broken = new Set<string>();
  const fail = (site: string, found: readonly ConfigError[]) => {
    errors.push(...found);
    broken.add(site);
  };
  const edits: DocumentOrPictureEdit[] = raw.flatMap((document) => {
    const checked = checkDocument(document, DOCUMENT_CHECKS);
    warnings.push(...checked.warnings);
    if (checked.document) return [{ key: keyOf(document), document: checked.document }];
    fail(document.site, checked.errors);
    return [];
  });
  for (const reference of assets) edits.push(...(await readPicture(source, reference, fail)));
  return {
    documents: EMPTY_EDITABLE_DOCUMENTS.edit(edits),
    errors,
    warnings,
    sitesWithErrors: broken,
    locate(path) {
      const text = texts.get(path);
      return text === undefined ? null : createPointerLocator(text);
    },
  };
}

/**
 * Finds all problems of a project. The site check skips sites with an invalid document and their descendants, because
 * it would report the same problem again.
 */
export function findAllProjectErrors(
  project: CheckedProjectDocuments,
  hasFont = hasInstalledFont,
): readonly ConfigError[] {
  const { documents, sitesWithErrors, locate } = project;
  const judge = createSiteChecker(siteChecks(locate, hasFont));
  const found = documents.sites.flatMap((key) => {
    const result = resolveInheritanceChain(documents, key);
    const chain = result.ok ? result.chain : [key];
    return chain.some((site) => sitesWithErrors.has(site)) ? [] : judge(documents, key);
  });
  const distinct = new Map([...project.errors, ...found].map((error) => [JSON.stringify(error), error]));
  return [...distinct.values()];
}

/** Problems that do not prevent serving: former block types, and texts that have changed since their translation. */
export function findAllProjectWarnings({
  documents,
  warnings,
  locate,
}: CheckedProjectDocuments): readonly ConfigError[] {
  const catalogue = createSiteCatalogue(documents);
  const sites = documents.sites.flatMap((key) => catalogue.resolve(key) ?? []);
  const stale = sites.flatMap((site) => findStaleTranslations(documents, site, blockSchemas, locate));
  return [...warnings, ...stale, ...findStaleContentTexts(documents, sites, locate)];
}

/** The checks of a project for documents of any source, one by one and as whole sites. */
export function createProjectChecks(hasFont = hasInstalledFont): {
  readonly check: (document: RawDocument) => DocumentCheckResult;
  readonly judge: FindSiteErrors;
} {
  const checks = { ...DOCUMENT_CHECKS, lines: false };
  return {
    check: (document) => checkDocument(document, checks),
    judge: ignoreTranslationErrors(createSiteChecker(siteChecks(() => null, hasFont))),
  };
}

/** Errors of a document that is about to be written. */
export function checkProjectDocument(document: RawDocument): readonly ConfigError[] {
  return checkDocument(document, DOCUMENT_CHECKS).errors;
}

function siteChecks(
  locate: CheckedProjectDocuments['locate'],
  hasFont: (file: string) => boolean,
): SiteCheckDependencies {
  return { blocks: blockSchemas, library: COMMON_SCHEMAS, hasFont, resolvers: PARAM_RESOLVER_NAMES, locate };
}

const DOCUMENT_CHECKS = {
  kinds: DOCUMENT_KIND_SCHEMAS,
  blocks: blockSchemas,
  library: COMMON_SCHEMAS,
  messages: shopMessages,
  lines: true,
};
const SILENT = { info: () => {}, warn: () => {}, error: () => {} };
const { resolve } = createRequire(import.meta.url);

function hasInstalledFont(file: string): boolean {
  try {
    return resolve(file) !== '';
  } catch {
    return false;
  }
}

function keyOf({ site, kind, name }: RawDocument) {
  return { site, kind, name };
}

async function readPicture(
  source: Pick<ContentSource, 'readAsset'>,
  reference: SourcePictureReference,
  fail: (site: string, errors: readonly ConfigError[]) => void,
): Promise<DocumentOrPictureEdit[]> {
  const { site, name } = reference;
  const bytes = await source.readAsset(reference, new AbortController().signal);
  const picture = await inspectPicture(name, join('cms-seed', site, 'assets', name), bytes);
  if (picture.format === null) {
    fail(site, picture.errors);
    return [];
  }
  const { format, width, height } = picture;
  return [{ site, name, asset: { name, hash: hashDocumentText(reference.revision), format, width, height } }];
}
