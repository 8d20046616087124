import { join } from 'node:path';
import { readContract, type Schema } from '../api/contract.ts';
import { reachableSchemas } from '../api/reachable.ts';
import { requestRoots } from '../api/requests.ts';
import { clientRoots, clientSchemas, wireRoots } from '../api/roots.ts';
import { type GeneratedFile, SET_UP_FOLDER } from '../generated-file.ts';
import { bareSchema } from './bare-schema.ts';
import { schemasModule, validatorModule } from './standalone.ts';

/**
 * Validators of what goes over the wire (`wire`, for the sandbox), of the same as a client sees it (`client`, for the
 * engine), and of queries and multipart bodies, which are the same on both sides (`requests`).
 */
export async function generateApiValidators(root: string): Promise<GeneratedFile[]> {
  const { operations, schemas: wire } = await readContract(join(root, 'schemas/api'));
  const { ErrorAnswer } = wire;
  const answers = { ...wireRoots(operations), ...(ErrorAnswer ? { ErrorAnswer } : {}) };
  return [
    ...family('wire', answers, wire),
    ...family('client', clientRoots(operations), clientSchemas(wire)),
    ...family('requests', requestRoots(operations), wire),
  ];
}

function family(
  name: 'wire' | 'client' | 'requests',
  roots: Readonly<Record<string, Schema>>,
  named: Readonly<Record<string, Schema>>,
): GeneratedFile[] {
  const reached = Object.entries(reachableSchemas(roots, named));
  const defs = Object.fromEntries(reached.map(([key, schema]) => [key, bareSchema(schema)]));
  const exports = Object.keys(roots).map((key) => [key.charAt(0).toLowerCase() + key.slice(1), key]);
  return [
    ...validatorModule(`${SET_UP_FOLDER}/api/${name}.mjs`, defs, Object.fromEntries(exports), {
      coerces: name === 'requests',
      foreign: true,
    }),
    ...schemasModule(`${SET_UP_FOLDER}/api/${name}.schemas.mjs`, defs),
  ];
}
