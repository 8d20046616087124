import type { ResolvedImage, TextVideo } from '../page/block-values.ts';

/**
 * What the data of a block says of the whole page, to browsers and search engines. Of what several blocks say, the last
 * counts; questions and videos are gathered. Moments are in epoch milliseconds.
 */
export interface PageHeadData {
  readonly title?: string;
  readonly description?: string;
  readonly image?: ResolvedImage;
  readonly noindex?: boolean;
  /** How many pages the list has that the page's address counts. */
  readonly pages?: number;
  /** The page is a piece of writing. */
  readonly article?: ArticleHeadData;
  readonly questions?: readonly QuestionAndAnswer[];
  readonly videos?: readonly TextVideo[];
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

/** What the blocks of a page say together, in their order. */
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
