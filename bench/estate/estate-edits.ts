import type { StartedDirectus } from '../../scripts/cms/start-directus.ts';
import { getEstatePageName } from './estate-documents.ts';

/**
 * Saves the first page of the estate in this site.
 *
 * @returns milliseconds.
 * @throws for a refusal, with the answer of the CMS.
 */
export async function saveEstatePage(
  { url, adminToken }: Pick<StartedDirectus, 'url' | 'adminToken'>,
  site: string,
  text: string,
): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/items/pages/${site}:page:${getEstatePageName(0)}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ document: JSON.parse(text) }),
  });
  if (!response.ok) throw new Error(`the CMS refused an edit: ${response.status} ${await response.text()}`);
  return performance.now() - start;
}

/** Reads one document again and again until something else is done, and adds the milliseconds of each answer. */
export async function measureAnswersUntilDone(
  { url, adminToken }: Pick<StartedDirectus, 'url' | 'adminToken'>,
  until: { readonly done: boolean },
  answers: number[],
): Promise<void> {
  while (!until.done) {
    const start = performance.now();
    const response = await fetch(`${url}/items/pages/base:page:home`, {
      headers: { authorization: `Bearer ${adminToken}` },
    });
    await response.arrayBuffer();
    answers.push(performance.now() - start);
  }
}

/** The value at or below which so many of 100 values are; 0 without values. */
export function findPercentile(values: readonly number[], percent: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((values.length * percent) / 100) - 1)] ?? 0;
}
