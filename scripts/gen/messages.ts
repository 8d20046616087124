import { join } from 'node:path';
import { reachableSchemas } from './api/reachable.ts';
import { typesModule } from './api/types-module.ts';
import type { GeneratedFile } from './generated-file.ts';
import { readMessages } from './message-schemas.ts';

const OUT = 'schemas/generated/messages';

/** Types of the messages that pages of others exchange with ours, and of analytics events. */
export async function generateMessages(root: string): Promise<GeneratedFile[]> {
  const { files, client } = await readMessages(root);
  return files.map(({ name, defs }) => ({
    path: join(OUT, `${name}.types.gen.ts`),
    content: typesModule(reachableSchemas(defs, client)),
  }));
}
