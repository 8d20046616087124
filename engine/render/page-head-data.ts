import type { ResolvedImage, RichTextVideo } from '../page/block-values.ts';

/**
 * Head data from block data. For each property the last block wins; questions and videos are collected. Moments are
 * epoch milliseconds.
 */
export interface PageHeadData {
  readonly title?: string;
  readonly description?: string;
  readonly image?: ResolvedImage;
  readonly noindex?: boolean;
  /** Number of pages of the list that the address numbers. */
  readonly pages?: number;
  /** Set when the page is an article. */
  readonly article?: ArticleHeadData;
  readonly questions?: readonly QuestionAndAnswer[];
  readonly videos?: readonly RichTextVideo[];
}

export interface ArticleHeadData {
  readonly published: number;
  readonly updated: number | null;
  readonly author: string | null;
  readonly section: string | null;
}

export interface QuestionAndAnswer {
  readonly question: string;
  /** Sanitised HTML. */
  readonly answer: string;
}

export function mergePageHeadData(facts: readonly PageHeadData[]): PageHeadData {
  if (facts.length <= 1) return facts[0] ?? EMPTY_PAGE_HEAD_DATA;
  const questions = facts.flatMap((own) => own.questions ?? []);
  const videos = facts.flatMap((own) => own.videos ?? []);
  return {
    ...facts.reduce((all, own) => ({ ...all, ...own }), EMPTY_PAGE_HEAD_DATA),
    ...(questions.length > 0 && { questions }),
    ...(videos.length > 0 && { videos }),
  };
}

export const EMPTY_PAGE_HEAD_DATA: PageHeadData = {};
