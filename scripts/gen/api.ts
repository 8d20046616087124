import { join } from 'node:path';
import { generateClientCallDescriptorsModule, generateWireCallDescriptorsModule } from './api/calls-module.ts';
import { readApiContract } from './api/contract.ts';
import { collectClientSchemas, collectWireSchemas, listNonEmptyCallGroups, toClientSchemas } from './api/roots.ts';
import { generateTypesModule } from './api/types-module.ts';
import type { GeneratedFile } from './generated-file.ts';

const OUT = 'schemas/generated/api';

/**
 * Generates types and call descriptors from the contract of the commerce API, in wire format (`wire-types`,
 * `*.wire-calls`) and as clients see it, in camelCase without envelope (`types`, `*.calls`).
 */
export async function generateApiTypesAndCallDescriptors(root: string): Promise<GeneratedFile[]> {
  const contract = await readApiContract(join(root, 'schemas/api'));
  const { operations, schemas: wire } = contract;
  const files: GeneratedFile[] = [
    { path: `${OUT}/wire-types.gen.ts`, content: generateTypesModule({ ...wire, ...collectWireSchemas(operations) }) },
    {
      path: `${OUT}/types.gen.ts`,
      content: generateTypesModule({ ...toClientSchemas(wire), ...collectClientSchemas(operations) }),
    },
  ];
  for (const group of listNonEmptyCallGroups(contract)) {
    const calls = operations.filter((operation) => operation.group === group);
    files.push(
      { path: `${OUT}/${group}.wire-calls.gen.ts`, content: generateWireCallDescriptorsModule(calls) },
      { path: `${OUT}/${group}.calls.gen.ts`, content: generateClientCallDescriptorsModule(calls) },
    );
  }
  return files;
}
