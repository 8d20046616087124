import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WireCallDescriptor } from '#schemas/api/call.ts';

/** A call of the contract, whatever its types. */
export type ContractCall = WireCallDescriptor<unknown, unknown>;

/** Every call of the contract, in the order of its groups. */
export async function readContractCalls(root: string): Promise<ContractCall[]> {
  const folder = join(root, 'schemas/generated/api');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.wire-calls.gen.ts'))
    .sort();
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, ContractCall>> => import(pathToFileURL(join(folder, file)).href)),
  );
  return modules.flatMap((calls) => Object.values(calls));
}
