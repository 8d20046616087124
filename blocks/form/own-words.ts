import type { FormDescription } from '#schemas/forms/form.ts';
import type { FormProps } from './form.gen.ts';

/** The form with the labels and help of a page in place of the usual ones. */
export function withOwnWords(description: FormDescription, own: FormProps['fields'] = []): FormDescription {
  const fields = description.fields.map((field) => {
    const words = own.find(({ name }) => name === field.name);
    return words ? { ...field, label: words.label ?? field.label, ...(words.help ? { help: words.help } : {}) } : field;
  });
  return { ...description, fields };
}

/** Where to read more of a field, by its name. */
export function fieldLinks(own: FormProps['fields'] = []) {
  return Object.fromEntries(own.flatMap(({ name, link }) => (link ? [[name, link]] : [])));
}
