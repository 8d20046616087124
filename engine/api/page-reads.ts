/** Milliseconds that a page waits for an answer where a stale one is cached (decision 026). */
export const MAX_WAIT_WITH_STALE_ANSWER = 800;

/** Milliseconds of API silence after which a page with a stale answer stops waiting. */
export const MAX_SILENCE_WITH_STALE_ANSWER = 150;

/** Milliseconds between checks for API silence, for a page with a stale answer. */
export const SILENCE_CHECK_INTERVAL_WITH_STALE_ANSWER = 50;

/** Milliseconds that a page waits for a shared answer without a cached one, from an API that does not answer at all. */
export const MAX_WAIT_WITHOUT_CACHED_ANSWER = 1_200;

/** Milliseconds that a page waits for any answer. */
export const MAX_WAIT_FOR_PAGE_READ = 10_000;

/** Minimum milliseconds for a read after another read has used up the page's budget. */
export const MIN_WAIT_FOR_PAGE_READ = 1_000;

/** Milliseconds between checks of whether the API still answers. */
export const API_SILENCE_CHECK_INTERVAL = 200;

/** Milliseconds that a page waits for a customer's own data, from an API that does not answer at all. */
export const MAX_CUSTOMER_DATA_WAIT = 3_000;

/** Milliseconds for which a page made of stale answers is cached. */
export const CACHE_TIME_OF_PAGE_WITH_STALE_ANSWERS = 1_000;

/** How long the answers of a page are valid. */
export interface PageAnswersValidity {
  /** Cache key of the answer, if it is cached. */
  readonly key?: string;
  /** Epoch milliseconds from which the answer must not be shown. */
  readonly validUntil: number;
  readonly isStale: boolean;
}

/**
 * The reads of one page, with their shared time budget and the validity of their answers. The budget begins with the
 * request, so that session renewal, path parameters and block data share it.
 */
export class PageReadBudget {
  readonly #elapsed: () => number;
  #validUntil = Number.POSITIVE_INFINITY;
  readonly #answers = new Set<string>();
  #isStale = false;
  #isComplete = true;
  #hasMetSilence = false;

  /** Milliseconds that the page waits for a shared answer without a cached one, from an API that does not answer at all. */
  readonly waitWithout: number;

  constructor(clock: () => number = () => performance.now(), waitWithout = MAX_WAIT_WITHOUT_CACHED_ANSWER) {
    const begun = clock();
    this.#elapsed = () => clock() - begun;
    this.waitWithout = waitWithout;
  }

  /** Reads of a page in an editor's preview, which waits until the page is complete. */
  static forPreview(): PageReadBudget {
    return new PageReadBudget(undefined, MAX_WAIT_FOR_PAGE_READ);
  }

  /** Milliseconds left of a wait that started with the page. */
  left(wait: number): number {
    return Math.max(0, wait - this.#elapsed());
  }

  used({ key, validUntil, isStale }: PageAnswersValidity): void {
    if (key !== undefined) this.#answers.add(key);
    this.#validUntil = Math.min(this.#validUntil, validUntil);
    this.#isStale ||= isStale;
  }

  /** Records that a read had no answer, fresh or stale. */
  missed(): void {
    this.#isComplete = false;
  }

  /** A read met API silence, so the page's other reads need not wait again. */
  metSilence(): void {
    this.#hasMetSilence = true;
  }

  get hasMetSilence(): boolean {
    return this.#hasMetSilence;
  }

  /** Epoch milliseconds from which a page of these answers must not be shown. */
  get validUntil(): number {
    return this.#validUntil;
  }

  /** Cache keys of the answers that were used. */
  get answers(): Iterable<string> {
    return this.#answers;
  }

  get isStale(): boolean {
    return this.#isStale;
  }

  get isComplete(): boolean {
    return this.#isComplete;
  }
}
