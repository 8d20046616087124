import type { ValuePath } from '../editor/edit-value.ts';
import { fieldsMessages } from '../editor/fields.messages.gen.ts';
import type { SchemaField } from '../editor/schema-fields.ts';
import type { FieldAccess } from './field-access.ts';
import { FieldFrame } from './field-frame.tsx';

interface LinkFieldProps extends FieldAccess {
  readonly field: SchemaField;
  readonly path: ValuePath;
}

const NOTHING = '';
const CURRENT_LINK = 'kept';
const OTHER_SITE = 'other';

/** Where a link leads: a page of the shop by its title, or the address of another site. */
export function LinkField({ field, path, site, valueAt, problemAt, change }: LinkFieldProps) {
  const value = valueAt(path);
  const { href }: Record<string, unknown> = Object(value);
  const pages = site.pages.filter((page) => page.path !== null);
  const own = pages.findIndex(({ link }) => JSON.stringify(link) === JSON.stringify(value));
  const isOther = typeof href === 'string';
  const chosen = own >= 0 ? String(own) : isOther ? OTHER_SITE : value === undefined ? NOTHING : CURRENT_LINK;
  const choose = (choice: string) => {
    if (choice === NOTHING) change(path, undefined, field.label);
    else if (choice === OTHER_SITE) change(path, { href: 'https://' }, field.label);
    else if (choice !== CURRENT_LINK) change(path, pages[Number(choice)]?.link, field.label);
  };
  return (
    <>
      <FieldFrame label={field.label} help={field.description} problem={isOther ? null : problemAt(path)}>
        {(control) => (
          <select {...control} value={chosen} onChange={({ target }) => choose(target.value)}>
            {field.isRequired && chosen !== NOTHING ? null : <option value={NOTHING}>{fieldsMessages.noLink()}</option>}
            {chosen === CURRENT_LINK ? (
              <option value={CURRENT_LINK}>{fieldsMessages.keptLink({ target: describe(value) })}</option>
            ) : null}
            {pages.map((page, index) => (
              <option key={page.name} value={index}>
                {page.title} ({page.path})
              </option>
            ))}
            <option value={OTHER_SITE}>{fieldsMessages.otherSite()}</option>
          </select>
        )}
      </FieldFrame>
      {isOther ? (
        <FieldFrame label={fieldsMessages.address()} help="" problem={problemAt(path) ?? problemAt([...path, 'href'])}>
          {(control) => (
            <input
              {...control}
              type="url"
              value={href}
              onChange={({ target }) => change(path, { href: target.value }, field.label, 'typing')}
            />
          )}
        </FieldFrame>
      ) : null}
    </>
  );
}

/** Route or page of a link with its params and hash. */
function describe(link: unknown): string {
  const { route, page, params, hash }: Record<string, unknown> = Object(link);
  const values = Object.values(Object(params)).join(', ');
  return [route ?? page, values, hash === undefined ? '' : `#${String(hash)}`].filter(Boolean).join(' ');
}
