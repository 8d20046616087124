import type { GeneratedFile } from '../generated-file.ts';
import { generateApiValidators } from './api.ts';
import { generateDocumentValidators } from './documents.ts';
import { generateEditorSchemas } from './editor-schemas.ts';
import { generateFormValidators } from './forms.ts';
import { generateMessageValidators } from './messages.ts';

/** Generates the files that are created at set-up and are not in Git. */
export async function generateUntrackedFiles(root: string): Promise<GeneratedFile[]> {
  return [
    ...generateDocumentValidators(root),
    ...generateEditorSchemas(root),
    ...(await generateApiValidators(root)),
    ...generateFormValidators(root),
    ...(await generateMessageValidators(root)),
  ];
}
