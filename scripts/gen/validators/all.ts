import type { GeneratedFile } from '../generated-file.ts';
import { generateApiValidators } from './api.ts';
import { generateDocumentValidators } from './documents.ts';
import { generateEditorSchemas } from './editor-schemas.ts';
import { generateFormValidators } from './forms.ts';
import { generateMessageValidators } from './messages.ts';

/** What is made of the schemas at set-up and is not in git. */
export async function generateValidators(root: string): Promise<GeneratedFile[]> {
  return [
    ...generateDocumentValidators(root),
    ...generateEditorSchemas(root),
    ...(await generateApiValidators(root)),
    ...generateFormValidators(root),
    ...(await generateMessageValidators(root)),
  ];
}
