import { createDirectus, readActivities, rest, staticToken, withOptions } from '@directus/sdk';
import { getCollectionOfKind } from '#engine/cms/directus/directus-collections.ts';
import { type DocumentKey, formatDocumentId } from '#engine/cms/document.ts';
import { formatDocumentFilePath } from '#engine/cms/files/document-path.ts';
import { findLastAuthorOfFile } from '../cms/git-history.ts';

/** Name of who edited a document last; null where it is not known. */
export type FindEditor = (document: DocumentKey, signal: AbortSignal) => Promise<string | null>;

/** Milliseconds after which an edit goes live without the name of its editor. */
const PATIENCE = 2_000;

/**
 * Asks the activity log of Directus. A token that may not read it, or a CMS that does not answer in time, leaves the
 * editor unknown.
 */
export function createDirectusEditorFinder({
  url,
  token,
}: {
  readonly url: string;
  readonly token: string;
}): FindEditor {
  const client = createDirectus(url).with(staticToken(token)).with(rest());
  return async (document, signal) => {
    const query = {
      filter: {
        collection: { _eq: getCollectionOfKind(document.kind) },
        item: { _eq: formatDocumentId(document) },
        action: { _in: ['create', 'update', 'delete'] },
      },
      sort: ['-id' as const],
      limit: 1,
      fields: [{ user: ['first_name' as const, 'last_name' as const, 'email' as const] }],
    };
    const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
    try {
      const answer: unknown = await client.request(
        withOptions(readActivities(query), (request) => ({ ...request, signal: limit })),
      );
      return Array.isArray(answer) ? formatUserName(Object(answer[0]).user) : null;
    } catch {
      signal.throwIfAborted();
      return null;
    }
  };
}

/** The author of the last commit of a file; for changes without a commit the user of this machine. */
export function createFileEditorFinder(folder: string, user: string): FindEditor {
  return async (document) => findLastAuthorOfFile(folder, formatDocumentFilePath(document)) ?? user;
}

function formatUserName(user: unknown): string | null {
  const { first_name: first, last_name: last, email } = Object(user);
  const name = [first, last].filter((part) => typeof part === 'string' && part !== '').join(' ');
  return name || (typeof email === 'string' ? email : null);
}
