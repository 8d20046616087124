import { listFormNames, readFormSchema, toFormValuesSchema } from '../form-schemas.ts';
import { type GeneratedFile, UNTRACKED_GENERATED_FOLDER } from '../generated-file.ts';
import { generateValidatorModule } from './standalone.ts';

/** Generates the validators of forms, which report errors, because browsers do not load Ajv. */
export function generateFormValidators(root: string): GeneratedFile[] {
  return listFormNames(root).flatMap((name) =>
    generateValidatorModule(
      `${UNTRACKED_GENERATED_FOLDER}/forms/${name}.mjs`,
      { values: toFormValuesSchema(readFormSchema(root, name), false) },
      { validate: 'values' },
      { reportsErrors: true },
    ),
  );
}
