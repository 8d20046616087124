import type { RawHttpResponse } from './request.ts';

export interface Visits {
  readonly answered: number;
  /** Path, status and beginning of each unexpected response. */
  readonly failures: readonly string[];
}

export interface VisitOptions {
  readonly open: (
    path: string,
    headers: Readonly<Record<string, string>>,
  ) => Promise<Pick<RawHttpResponse, 'status' | 'body'>>;
  readonly paths: readonly string[];
  readonly clients: number;
}

/** Each visit has another address, since nodes limit unknown paths per address. */
function headersOf(turn: number): Readonly<Record<string, string>> {
  return { 'x-forwarded-for': `10.2.${Math.floor(turn / 250) % 250}.${turn % 250}` };
}

/** Several clients open pages until the returned function is called. */
export function visitWithoutPause({ open, paths, clients }: VisitOptions): () => Promise<Visits> {
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const visit = async (start: number) => {
    for (let turn = start; !isOver; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      const { status, body } = await open(path, headersOf(turn)).catch((error: unknown) => ({
        status: 0,
        body: String(error),
      }));
      if (status === 200 || status === 404) answered += 1;
      else failures.push(`${path} ${status} ${body.slice(0, 300)}`);
    }
  };
  const visits = Array.from({ length: clients }, (_, client) => visit(client));
  return async () => {
    isOver = true;
    await Promise.all(visits);
    return { answered, failures };
  };
}
