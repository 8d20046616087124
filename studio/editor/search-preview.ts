import { formatDocumentTitle } from '#engine/render/document-title.ts';
import type { StudioSiteEntry } from '../api-types.ts';
import { getValueAt } from './edit-value.ts';
import { readPageSettings } from './page-value.ts';
import { findContent, getContentKey } from './shared-content.ts';

/** What search engines and shared cards show of a page. */
export interface SearchPreview {
  /** With the name of the brand. */
  readonly title: string;
  /** Title of the shared card. */
  readonly cardTitle: string;
  /** Host and parts of the address; null where the page is shown at many addresses. */
  readonly address: readonly string[] | null;
  /** Null without one. */
  readonly description: string | null;
  /** File name of the picture for shared links; null without one. */
  readonly picture: string | null;
  readonly isHidden: boolean;
}

/** Characters that search engines show on wide screens, more or less. */
export const TITLE_SHOWN = 60;
export const DESCRIPTION_SHOWN = 160;

interface PreviewedPage {
  /** Merged value of the page. */
  readonly value: unknown;
  /** Its published address; null where it is shown at many addresses. */
  readonly path: string | null;
}

/** @param brand name of the brand that shows the page */
export function createSearchPreview(page: PreviewedPage, site: StudioSiteEntry, brand: string): SearchPreview {
  const head = (key: string) => getValueAt(page.value, ['head', key]);
  const title = findText(head('title'), site) ?? '';
  const path = readPageSettings(page.value)?.path ?? page.path;
  return {
    title: formatDocumentTitle(title, brand),
    cardTitle: title || brand,
    address: path === null ? null : [new URL(site.origin).hostname, ...path.split('/').filter(Boolean)],
    description: findText(head('description'), site),
    picture: findPicture(head('image'), site),
    isHidden: head('noindex') === true,
  };
}

/** A text as far as search engines show it, cut between words. */
export function cutText(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const start = characters.slice(0, max).join('');
  return `${start.replace(/\s+\S*$/, '')} …`;
}

function findText(value: unknown, { contents }: StudioSiteEntry): string | null {
  const key = getContentKey(value);
  const words = key === null ? value : findContent(contents, key)?.excerpt;
  return typeof words === 'string' && words !== '' ? words : null;
}

function findPicture(value: unknown, { contents }: StudioSiteEntry): string | null {
  const key = getContentKey(value);
  const { asset }: Record<string, unknown> = Object(value);
  const name = key === null ? asset : findContent(contents, key)?.excerpt;
  return typeof name === 'string' && name !== '' ? name : null;
}
