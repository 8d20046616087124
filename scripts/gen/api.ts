import { join } from 'node:path';
import { callsModule, wireCallsModule } from './api/calls-module.ts';
import { readContract } from './api/contract.ts';
import { clientRoots, clientSchemas, groupsWithCalls, wireRoots } from './api/roots.ts';
import { typesModule } from './api/types-module.ts';
import type { GeneratedFile } from './generated-file.ts';

const OUT = 'schemas/generated/api';

/**
 * Types and call descriptors from the contract of the commerce API, once as it goes over the wire (`wire-types`,
 * `*.wire-calls`) and once as a client sees it, in camelCase and out of its envelope (`types`, `*.calls`).
 */
export async function generateApi(root: string): Promise<GeneratedFile[]> {
  const contract = await readContract(join(root, 'schemas/api'));
  const { operations, schemas: wire } = contract;
  const files: GeneratedFile[] = [
    { path: `${OUT}/wire-types.gen.ts`, content: typesModule({ ...wire, ...wireRoots(operations) }) },
    { path: `${OUT}/types.gen.ts`, content: typesModule({ ...clientSchemas(wire), ...clientRoots(operations) }) },
  ];
  for (const group of groupsWithCalls(contract)) {
    const calls = operations.filter((operation) => operation.group === group);
    files.push(
      { path: `${OUT}/${group}.wire-calls.gen.ts`, content: wireCallsModule(calls) },
      { path: `${OUT}/${group}.calls.gen.ts`, content: callsModule(calls) },
    );
  }
  return files;
}
