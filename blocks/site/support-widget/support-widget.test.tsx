import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { BlockContext } from '#engine/render/block-context.tsx';
import { createTestLoadContextWithCommerce } from '../../_testing/commerce-load-context.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { loadSupportWidgetData } from './support-widget.data.ts';
import type { SupportWidgetProps } from './support-widget.gen.ts';
import { SupportWidget } from './support-widget.tsx';

const commerce = createCommerceCalls(createTestTransportFromTable({}).transport);
const props: SupportWidgetProps = {
  phone: '1800 000 427',
  email: 'help@harbour.example',
  chat: { href: 'https://chat.example/', external: true },
  hours: [
    {
      label: 'Monday to Friday',
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      opens: '09:00',
      closes: '18:00',
    },
  ],
};

async function shown(now: string, changed: Partial<SupportWidgetProps> = {}) {
  const own = { ...props, ...changed };
  const { data, expires } = await loadSupportWidgetData({
    ...createTestLoadContextWithCommerce({ commerce, now: Date.parse(now) }),
    props: own,
  });
  const html = renderToStaticMarkup(
    <BlockContext value={stubBlockContext}>
      <SupportWidget id="w" props={own} data={data} slots={{ apps: null }} />
    </BlockContext>,
  );
  const text = html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
  return { html, text, expires: expires === undefined ? null : new Date(expires).toISOString() };
}

test('the support widget tells how to reach support, and in opening hours until when somebody is there', async () => {
  const { html, text, expires } = await shown('2026-11-20T01:00:00Z');
  expect(text).toMatch(
    /^\|Got a question\? We&#x27;re here to help\|We’re open until 6:00\s?pm\.\|Call 1800 000 427\|Chat Online\|Email us\|.*Opening hours\|Monday to Friday\|9:00\s?am – 6:00\s?pm\|Sydney time\|$/,
  );
  expect(html).toContain('href="tel:1800000427"');
  expect(html).toContain('href="mailto:help@harbour.example"');
  expect(expires).toBe('2026-11-20T07:00:00.000Z');
});

test('the support widget offers no chat outside opening hours, and says when it opens again', async () => {
  const { text, expires } = await shown('2026-11-20T08:00:00Z');
  expect(text).toMatch(/We’re closed\. Back Monday\D+9:00\s?am\./);
  expect(text).not.toContain('Chat Online');
  expect(expires).toBe('2026-11-22T22:00:00.000Z');
});

test('the support widget shows no opening hours where it has none, and says that nobody is there', async () => {
  const { text, expires } = await shown('2026-11-20T01:00:00Z', { hours: [] });
  expect([text.includes('Opening hours'), text.includes('We’re closed right now.'), expires]).toEqual([
    false,
    true,
    null,
  ]);
});
