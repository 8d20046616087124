import { join } from 'node:path';
import { collectReachableSchemas } from './api/reachable.ts';
import { generateTypesModule } from './api/types-module.ts';
import type { GeneratedFile } from './generated-file.ts';
import { readMessageSchemas } from './message-schemas.ts';

const OUT = 'schemas/generated/messages';

/** Generates the types of messages between our pages and those of others, and of analytics events. */
export async function generatePartnerAndAnalyticsMessageTypes(root: string): Promise<GeneratedFile[]> {
  const { files, client } = await readMessageSchemas(root);
  return files.map(({ name, defs }) => ({
    path: join(OUT, `${name}.types.gen.ts`),
    content: generateTypesModule(collectReachableSchemas(defs, client)),
  }));
}
