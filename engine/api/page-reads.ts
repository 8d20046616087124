/** Milliseconds that a page waits for answers of which it holds an older one (decision 026). */
export const WAIT_WITH_STALE = 800;

/**
 * Milliseconds without any answer of the API after which a page that holds an older answer stops waiting for a new one.
 */
export const SILENCE_WITH_STALE = 250;

/** Milliseconds between two looks at whether the API still answers, where a page holds an older answer. */
export const STALE_CHECK = 50;

/** Milliseconds that a page waits for answers that are shared, where it holds none and the API answers nobody. */
export const WAIT_WITHOUT = 1_200;

/** Milliseconds that a page waits for any answer. */
export const LONGEST_WAIT = 10_000;

/** Milliseconds that a read gets at least, where another one of its page has used up the budget. */
export const LEAST_WAIT = 1_000;

/** Milliseconds between two looks at whether the API still answers. */
export const SILENCE_CHECK = 200;

/** Milliseconds that a page waits for a customer's own data from an API that answers nobody. */
export const WAIT_IN_SILENCE = 3_000;

/** Milliseconds after which a page made from stale answers is made again. */
export const RECHECK = 1_000;

/** How long the answers of a page hold. */
export interface AnswerAge {
  /** Epoch milliseconds from which the answer must not be shown any more. */
  readonly validUntil: number;
  readonly isStale: boolean;
}

/**
 * The reads of one page: how long they may take together, and what their answers say of the page. The budget begins
 * with the request, so that session renewal, path parameters and block data share it.
 */
export class PageReads {
  readonly #elapsed: () => number;
  #validUntil = Number.POSITIVE_INFINITY;
  #isStale = false;
  #isComplete = true;
  #hasMetSilence = false;

  constructor(clock: () => number = () => performance.now()) {
    const begun = clock();
    this.#elapsed = () => clock() - begun;
  }

  /** Milliseconds left of a wait that began with the page. */
  left(wait: number): number {
    return Math.max(0, wait - this.#elapsed());
  }

  used({ validUntil, isStale }: AnswerAge): void {
    this.#validUntil = Math.min(this.#validUntil, validUntil);
    this.#isStale ||= isStale;
  }

  /** A read had no answer, new or stale. */
  missed(): void {
    this.#isComplete = false;
  }

  /** A read used a stale answer because the API answered nothing. The other reads of the page need not find that out again. */
  metSilence(): void {
    this.#hasMetSilence = true;
  }

  get hasMetSilence(): boolean {
    return this.#hasMetSilence;
  }

  /** Epoch milliseconds from which a page of these answers must not be shown any more. */
  get validUntil(): number {
    return this.#validUntil;
  }

  get isStale(): boolean {
    return this.#isStale;
  }

  get isComplete(): boolean {
    return this.#isComplete;
  }
}
