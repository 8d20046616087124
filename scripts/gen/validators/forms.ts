import { formNames, readForm, valuesSchema } from '../form-schemas.ts';
import { type GeneratedFile, SET_UP_FOLDER } from '../generated-file.ts';
import { validatorModule } from './standalone.ts';

/** The validator of each form, which explains itself: browsers have no Ajv. */
export function generateFormValidators(root: string): GeneratedFile[] {
  return formNames(root).flatMap((name) =>
    validatorModule(
      `${SET_UP_FOLDER}/forms/${name}.mjs`,
      { values: valuesSchema(readForm(root, name), false) },
      { validate: 'values' },
      { explains: true },
    ),
  );
}
