import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockContext } from '#engine/render/block-context.tsx';
import { formLoaders } from '#schemas/generated/forms/loaders.gen.ts';
import { pseudoMessages } from '../../_testing/pseudo-locale.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { FormPanel } from './form-panel.tsx';
import { createPageForm } from './page-form.ts';

const view = { state: 'idle', values: {}, problems: {}, general: [], isLocked: false, failures: 0, fills: 0 } as const;

test('each field for a password hides it, and has a button that shows it', async () => {
  const forms = await Promise.all(Object.values(formLoaders).map((load) => load()));
  let passwords = 0;
  for (const { description } of forms) {
    const names = description.fields.flatMap(({ name, widget }) => (widget?.endsWith('password') ? [name] : []));
    const html = renderToStaticMarkup(
      <BlockContext value={{ ...stubBlockContext, messages: pseudoMessages }}>
        <FormPanel
          id="form"
          data={createPageForm(description, pseudoMessages, stubBlockContext.site)}
          view={view}
          send={() => undefined}
          labelledBy="heading"
          submitLabel=""
        />
      </BlockContext>,
    );
    const inputs = html.match(/<input [^>]*>/g) ?? [];
    for (const name of names) {
      const [input, ...others] = inputs.filter((tag) => tag.includes(` name="${name}"`));
      expect([others, input]).toEqual([[], expect.stringContaining(' type="password"')]);
    }
    expect(html.match(/aria-pressed="false"/g) ?? []).toHaveLength(names.length);
    passwords += names.length;
  }
  expect(passwords).toBeGreaterThanOrEqual(8);
});
