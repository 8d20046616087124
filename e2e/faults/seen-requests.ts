import type { BrowserlessVisitorResponse } from '../harness/shop-caller.ts';

/** How a request ended for its sender. A `clear error` is a page or a response that states the failure. */
export type Ending = 'answered' | 'clear error' | 'unclear answer' | 'no connection' | 'hung';

export interface SeenRequest {
  readonly by: 'anonymous visitor' | 'customer';
  readonly what: string;
  readonly ending: Ending;
  /** In milliseconds. */
  readonly took: number;
  readonly detail: string;
}

/** Requests of all clients, removed fault by fault. */
export class SeenRequests {
  #requests: SeenRequest[] = [];
  /** Pages that belonged to another customer, over the whole run. */
  readonly foreign: string[] = [];

  add(request: SeenRequest): void {
    this.#requests.push(request);
  }

  take(): readonly SeenRequest[] {
    const taken = this.#requests;
    this.#requests = [];
    return taken;
  }
}

const FOUND = new Set([200, 404]);

/** How a page request ended: with a page of the brand (also a 404 page), or with an error page. */
export function judgePage({
  status,
  headers,
  text,
}: Pick<BrowserlessVisitorResponse, 'status' | 'headers' | 'text'>): Ending {
  if (status >= 300 && status < 400) return headers.location ? 'answered' : 'unclear answer';
  const isWhole = text.trimEnd().endsWith('</html>');
  if (!isWhole) return 'unclear answer';
  if (FOUND.has(status)) return text.includes('data-site="harbour"') ? 'answered' : 'unclear answer';
  return text.includes('Guru Meditation') ? 'unclear answer' : 'clear error';
}

/** How a call ended: with its result, or with an error that has a code. */
export function judgeCall({ status, json }: Pick<BrowserlessVisitorResponse, 'status' | 'json'>): Ending {
  if (json === null) return 'unclear answer';
  if (status < 300) return 'answered';
  return typeof json.code === 'string' ? 'clear error' : 'unclear answer';
}

/** The percentile of `part`, from 0 to 1. */
export function findPercentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0);
}
