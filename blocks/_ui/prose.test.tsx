// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { MarkHtmlAsTrustedContext } from '#engine/render/block-context.tsx';
import { Prose } from './prose.tsx';

test('Prose marks its HTML as trusted once, also when it is rendered again', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const trust = vi.fn<(html: string) => string>((html) => html.replace('plain', 'trusted'));
  const page = document.createElement('div');
  const root = createRoot(page);
  const show = (className: string) =>
    act(async () =>
      root.render(
        <MarkHtmlAsTrustedContext value={trust}>
          <Prose text={{ html: '<p>plain</p>' }} className={className} />
        </MarkHtmlAsTrustedContext>,
      ),
    );
  await show('a');
  await show('b');
  expect(page.innerHTML).toBe('<div class="prose b"><p>trusted</p></div>');
  expect(trust).toHaveBeenCalledTimes(1);
});
