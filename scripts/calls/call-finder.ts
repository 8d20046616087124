import type { IncomingHttpHeaders } from 'node:http';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import type { ContractCall } from './contract-calls.ts';

/** The parts of a request that identify its call. */
export interface RequestToMatch {
  readonly method: string;
  /** Path, with or without a query. */
  readonly url: string;
  readonly version: string | undefined;
}

export type RequestToCallMatcher = (request: RequestToMatch) => ContractCall | undefined;

/** Creates a function that finds the contract call of a request. */
export function createRequestToCallMatcher(calls: readonly ContractCall[]): RequestToCallMatcher {
  // The path with the fewest parameters is the best match.
  const candidates = calls
    .toSorted((one, other) => parameters(one) - parameters(other))
    .map((call) => ({ call, pattern: patternOf(call) }));
  return ({ method, url, version }) => {
    const path = url.split('?', 1)[0] ?? '';
    return candidates.find(
      ({ call, pattern }) => call.method === method && call.version === version && pattern.test(path),
    )?.call;
  };
}

export function readApiVersionHeader(headers: IncomingHttpHeaders): string | undefined {
  const version = headers[apiHeaderNames.version];
  return typeof version === 'string' ? version : undefined;
}

function parameters({ path }: ContractCall): number {
  return path.split('{').length - 1;
}

function patternOf({ base, path }: ContractCall): RegExp {
  const literal = `${base}${path}`.replaceAll(/[.\\+*?()|[\]^$]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
