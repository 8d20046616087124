import type { StudioContentEntry } from '../api-types.ts';
import type { StudioClient } from './studio-client.ts';

/** Content key that a text or picture is taken from; null for one that is written in its place. */
export function getContentKey(value: unknown): string | null {
  const { content }: Record<string, unknown> = Object(value);
  return typeof value === 'object' && typeof content === 'string' ? content : null;
}

/** Entry of a key, whose separators `-` and `_` are the same; null for a key that the site doesn't list. */
export function findContent(contents: readonly StudioContentEntry[], key: string): StudioContentEntry | null {
  const unified = unifySeparators(key);
  return contents.find((entry) => unifySeparators(entry.key) === unified) ?? null;
}

/** Longest excerpt: one of this length may be the beginning of a longer text. */
const LONGEST_EXCERPT = 160;

/** Whether the excerpt is all of the words. */
export function hasWholeText({ excerpt }: StudioContentEntry): boolean {
  return excerpt.length < LONGEST_EXCERPT;
}

/** Reads all the words of a text from the published document that has it. @throws StudioCallError */
export async function readWholeText(
  client: Pick<StudioClient, 'openDocument'>,
  { key, document, excerpt }: StudioContentEntry,
  signal: AbortSignal,
): Promise<string> {
  const { published } = await client.openDocument(document, signal);
  const { entries }: Record<string, unknown> = Object(published);
  const { value }: Record<string, unknown> = Object(Object(entries)[key]);
  return typeof value === 'string' ? value : excerpt;
}

function unifySeparators(key: string): string {
  return key.replaceAll('_', '-');
}
