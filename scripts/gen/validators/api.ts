import { join } from 'node:path';
import { type JsonSchema, readApiContract } from '../api/contract.ts';
import { collectReachableSchemas } from '../api/reachable.ts';
import { collectQueryAndFormSchemas } from '../api/requests.ts';
import { collectClientSchemas, collectWireSchemas, toClientSchemas } from '../api/roots.ts';
import { type GeneratedFile, UNTRACKED_GENERATED_FOLDER } from '../generated-file.ts';
import { removeSchemaAnnotations } from './remove-annotations.ts';
import { generateExplainerSchemasModule, generateValidatorModule } from './standalone.ts';

/**
 * Generates validators of the contract: `wire` for the sandbox, `client` for the engine, and `requests` for queries and
 * multipart bodies, which are the same on both sides.
 */
export async function generateApiValidators(root: string): Promise<GeneratedFile[]> {
  const { operations, schemas: wire } = await readApiContract(join(root, 'schemas/api'));
  const { ErrorAnswer } = wire;
  const answers = { ...collectWireSchemas(operations), ...(ErrorAnswer ? { ErrorAnswer } : {}) };
  return [
    ...family('wire', answers, wire),
    ...family('client', collectClientSchemas(operations), toClientSchemas(wire)),
    ...family('requests', collectQueryAndFormSchemas(operations), wire),
  ];
}

function family(
  name: 'wire' | 'client' | 'requests',
  roots: Readonly<Record<string, JsonSchema>>,
  named: Readonly<Record<string, JsonSchema>>,
): GeneratedFile[] {
  const reached = Object.entries(collectReachableSchemas(roots, named));
  const defs = Object.fromEntries(reached.map(([key, schema]) => [key, removeSchemaAnnotations(schema)]));
  const exports = Object.keys(roots).map((key) => [key.charAt(0).toLowerCase() + key.slice(1), key]);
  return [
    ...generateValidatorModule(`${UNTRACKED_GENERATED_FOLDER}/api/${name}.mjs`, defs, Object.fromEntries(exports), {
      coercesTypes: name === 'requests',
      isForUntrustedValues: true,
    }),
    ...generateExplainerSchemasModule(`${UNTRACKED_GENERATED_FOLDER}/api/${name}.schemas.mjs`, defs),
  ];
}
