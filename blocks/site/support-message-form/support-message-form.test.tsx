import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { BlockContext } from '#engine/render/block-context.tsx';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { loadSupportMessageFormData, type SupportMessageFormBlockData } from './support-message-form.data.ts';
import { SupportMessageForm } from './support-message-form.tsx';

const props = { intro: 'We read it.', success: 'Your message is with us.' };

function shown(data: SupportMessageFormBlockData | null): string {
  return renderToStaticMarkup(
    <BlockContext value={stubBlockContext}>
      <FlowProvider flows={createFlowRunner({})}>
        <SupportMessageForm id="it" props={props} data={data} slots={{}} />
      </FlowProvider>
    </BlockContext>,
  );
}

describe('the contact form', () => {
  test('shows a customer who they write as, with their e-mail address filled in', async () => {
    const customer = { firstname: 'Ada', lastname: 'Quirke', email: 'ada@shop.example' };
    const { data } = await loadSupportMessageFormData(
      createTestLoadContext(props, { 'customer.get': customer }).context,
    );
    const html = shown(data);
    expect(html).toContain('We read it. Writing as Ada Quirke.');
    expect(html).toMatch(/<input[^>]* id="it-email"[^>]* value="ada@shop\.example"/);
  });

  test('is empty for a customer whose account can not be read, and for an anonymous visitor', async () => {
    const down = new ApiError('Not now', { status: 503, code: 'unavailable' });
    const { data } = await loadSupportMessageFormData(createTestLoadContext(props, { 'customer.get': down }).context);
    for (const html of [shown(data), shown(null)]) {
      expect(html).toContain('<p class="form__intro">We read it.</p>');
      expect(html).not.toMatch(/<input[^>]* id="it-email"[^>]* value="[^"]/);
    }
  });

  test('asks what the message is about, with an empty answer before the topics', () => {
    const topics = [...shown(null).matchAll(/<option value="([a-z]*)"/g)].map(([, value]) => value);
    expect(topics).toEqual(['', 'tickets', 'results', 'payments', 'account', 'limits', 'other']);
  });
});
