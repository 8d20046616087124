import type { ResolvedImage, Video } from '../page/block-values.ts';

/**
 * What the data of a block says of the whole page, to browsers and search engines. Of what several blocks say, the last
 * counts; questions and videos are gathered. Moments are in epoch milliseconds.
 */
export interface HeadFacts {
  readonly title?: string;
  readonly description?: string;
  readonly image?: ResolvedImage;
  readonly noindex?: boolean;
  /** How many pages the list has that the page's address counts. */
  readonly pages?: number;
  /** The page is a piece of writing. */
  readonly article?: Article;
  readonly questions?: readonly Question[];
  readonly videos?: readonly Video[];
}

export interface Article {
  readonly published: number;
  readonly updated: number | null;
  readonly author: string | null;
  readonly section: string | null;
}

export interface Question {
  readonly question: string;
  /** Sanitised HTML. */
  readonly answer: string;
}

/** What the blocks of a page say together, in their order. */
export function mergeHeadFacts(facts: readonly HeadFacts[]): HeadFacts {
  if (facts.length <= 1) return facts[0] ?? NO_FACTS;
  const questions = facts.flatMap((own) => own.questions ?? []);
  const videos = facts.flatMap((own) => own.videos ?? []);
  return {
    ...facts.reduce((all, own) => ({ ...all, ...own }), NO_FACTS),
    ...(questions.length > 0 && { questions }),
    ...(videos.length > 0 && { videos }),
  };
}

export const NO_FACTS: HeadFacts = {};
