import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { StudioSiteEntry } from '../../api-types.ts';
import { formatPathAsPointer, getValueAt, setValueAt } from '../../editor/edit-value.ts';
import { createPictureClient } from '../../editor/picture-client.ts';
import type { SchemaField } from '../../editor/schema-field.types.ts';
import type { ChangeBy } from '../field-access.ts';
import { PictureClientProvider } from '../fields/picture-context.ts';
import { SchemaFields } from '../schema-fields.tsx';

export const TEST_SITE: StudioSiteEntry = {
  key: 'harbour',
  name: 'Harbour',
  shownAs: 'harbour',
  extendedBy: [],
  origin: 'http://harbour.test',
  pages: [],
  documents: [
    { site: 'harbour', kind: 'navigation', name: 'primary', title: 'Primary', isInherited: false, source: null },
    { site: 'harbour', kind: 'theme', name: 'theme', title: 'Theme', isInherited: false, source: null },
  ],
  pictures: ['logo.svg', 'paper.avif'],
  segments: [],
  regions: [],
  locales: ['en-AU'],
  timeZone: 'Australia/Sydney',
  capabilities: [
    { name: 'blog', isUsual: true, segments: [] },
    { name: 'wallet_deposit', isUsual: false, segments: [] },
  ],
  contents: [],
  colours: [
    { name: 'primary', value: '#0000ff' },
    { name: 'background', value: '#ffffff' },
  ],
};

interface TestForm {
  /** The document as it is now. */
  readonly value: () => unknown;
  /** Name of each change, with whether it was typed or chosen. */
  readonly changes: readonly (readonly [name: string, by: ChangeBy])[];
  readonly unmount: () => Promise<void>;
}

/** Draws the form of a document, which changes with it. `problems` are by JSON pointer. */
export async function showFieldForm(
  fields: readonly SchemaField[],
  initial: unknown,
  problems: Readonly<Record<string, string>> = {},
): Promise<TestForm> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  const root: Root = createRoot(main);
  const changes: (readonly [string, ChangeBy])[] = [];
  let current = initial;
  function Form() {
    const [value, setValue] = useState<unknown>(initial);
    current = value;
    return (
      <PictureClientProvider value={createPictureClient('a token')}>
        <SchemaFields
          fields={fields}
          path={[]}
          site={TEST_SITE}
          valueAt={(path) => getValueAt(value, path)}
          problemAt={(path) => problems[formatPathAsPointer(path)] ?? null}
          change={(path, next, name, by = 'choice') => {
            changes.push([name, by]);
            setValue((before: unknown) => setValueAt(before, path, next));
          }}
        />
      </PictureClientProvider>
    );
  }
  await act(async () => root.render(<Form />));
  return { value: () => current, changes, unmount: () => act(async () => root.unmount()) };
}

/** A control by its label or its words. */
export function findControl<Control extends HTMLElement>(selector: string, name: string): Control {
  const found = [...document.querySelectorAll<Control>(selector)].find((element) =>
    [
      element.getAttribute('aria-label'),
      element.closest('label')?.textContent,
      element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`)?.textContent,
      element instanceof HTMLButtonElement ? element.textContent : null,
    ].some((own) => own?.trim() === name),
  );
  if (!found) throw new Error(`nothing is named ${name}`);
  return found;
}

export function pressButton(name: string): Promise<void> {
  return act(async () => findControl<HTMLButtonElement>('button', name).click());
}

export function pressInput(name: string): Promise<void> {
  return act(async () => findControl<HTMLInputElement>('input', name).click());
}

export function fillIn(selector: string, name: string, value: string): Promise<void> {
  return act(async () => {
    const control = findControl(selector, name);
    // React watches the property of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    const type = control instanceof HTMLSelectElement ? 'change' : 'input';
    control.dispatchEvent(new Event(type, { bubbles: true }));
  });
}
