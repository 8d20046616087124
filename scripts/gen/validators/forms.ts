import { listFormNames, readFormSchema, toFormValuesSchema } from '../form-schemas.ts';
import { type GeneratedFile, SET_UP_FOLDER } from '../generated-file.ts';
import { generateValidatorModule } from './standalone.ts';

/** The validator of each form, which explains itself: browsers have no Ajv. */
export function generateFormValidators(root: string): GeneratedFile[] {
  return listFormNames(root).flatMap((name) =>
    generateValidatorModule(
      `${SET_UP_FOLDER}/forms/${name}.mjs`,
      { values: toFormValuesSchema(readFormSchema(root, name), false) },
      { validate: 'values' },
      { explains: true },
    ),
  );
}
