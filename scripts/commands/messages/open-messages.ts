import type { MessageRegistry } from '#engine/messages/message-registry.ts';
import type { Site } from '#engine/site/site.ts';
import { formatConfigError } from '../check.ts';
import { UsageError } from '../command-io.ts';
import { findSiteByKey } from '../find-site.ts';
import { importProjectCheckModule } from '../load-project.ts';

/** All messages of the code, and a site whose documents have texts for them. */
export interface OpenMessages {
  readonly registry: MessageRegistry;
  readonly site: Site;
}

export async function importMessageRegistry(): Promise<MessageRegistry> {
  await importProjectCheckModule();
  return (await import('#app/messages.ts')).shopMessages;
}

/**
 * Opens the texts of a site.
 * @throws UsageError for a site that isn't there.
 * @throws Error where a document with texts of the site or those that it extends is broken, because its texts would be
 * missing.
 */
export async function openMessages(root: string, key: string): Promise<OpenMessages> {
  const registry = await importMessageRegistry();
  const { readAndCheckProjectDocuments } = await importProjectCheckModule();
  const project = await readAndCheckProjectDocuments(root);
  const site = findSiteByKey(project, key);
  const folders = site.chain.flatMap((name) =>
    ['messages', 'translations', 'content'].map((folder) => `cms-seed/${name}/${folder}/`),
  );
  const [broken] = project.errors.filter(({ source }) => folders.some((folder) => source.startsWith(folder)));
  if (broken) throw new Error(`${formatConfigError(broken)}\nFix this document first: its texts can't be read.`);
  return { registry, site };
}

/**
 * Reads a language tag in any case.
 * @throws UsageError for any other text.
 */
export function parseLocale(text: string): string {
  const locale = readLocale(text);
  if (locale !== null) return locale;
  throw new UsageError(`'${text}' is no language tag. ${LOCALE_SUGGESTION}`);
}

export const LOCALE_SUGGESTION = 'Write one such as cy-GB, zh-Hans or ar.';

/** Null for a text that is no language tag, and for one with more than language, script and region. */
export function readLocale(text: string): string | null {
  try {
    const [locale = ''] = Intl.getCanonicalLocales(text);
    return LOCALE.test(locale) ? locale : null;
  } catch {
    return null;
  }
}

const LOCALE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/;
