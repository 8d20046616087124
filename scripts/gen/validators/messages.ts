import { reachableSchemas } from '../api/reachable.ts';
import { type GeneratedFile, SET_UP_FOLDER } from '../generated-file.ts';
import { readMessages } from '../message-schemas.ts';
import { bareSchema } from './bare-schema.ts';
import { schemasModule, validatorModule } from './standalone.ts';

/** Messages that a browser judges: their validators explain themselves, because browsers have no Ajv. */
const IN_BROWSERS: ReadonlySet<string> = new Set(['partner-frame']);

/** Validators of messages: of each schema whose name ends with `Message`. */
export async function generateMessageValidators(root: string): Promise<GeneratedFile[]> {
  const { files, client } = await readMessages(root);
  return files.flatMap(({ name, defs: own }) => {
    const reached = Object.entries(reachableSchemas(own, client));
    const defs = Object.fromEntries(reached.map(([key, schema]) => [key, bareSchema(schema)]));
    const exports = Object.keys(own)
      .filter((key) => key.endsWith('Message'))
      .map((key) => [key.charAt(0).toLowerCase() + key.slice(1), key]);
    const path = `${SET_UP_FOLDER}/messages/${name}`;
    const explains = IN_BROWSERS.has(name);
    return [
      ...validatorModule(`${path}.mjs`, defs, Object.fromEntries(exports), { explains, foreign: true }),
      ...(explains ? [] : schemasModule(`${path}.schemas.mjs`, defs)),
    ];
  });
}
