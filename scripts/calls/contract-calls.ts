import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallAddress, CallRefusals } from '#schemas/api/call.ts';

/** A call of the contract, with what a run must have seen of it. */
export interface ContractCall extends CallAddress {
  readonly status: number;
  readonly refusals: readonly CallRefusals[];
}

/** Every call of the contract, in the order of its groups. */
export async function contractCalls(root: string): Promise<ContractCall[]> {
  const folder = join(root, 'schemas/generated/api');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.wire-calls.gen.ts'))
    .sort();
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, ContractCall>> => import(pathToFileURL(join(folder, file)).href)),
  );
  return modules.flatMap((calls) => Object.values(calls));
}
