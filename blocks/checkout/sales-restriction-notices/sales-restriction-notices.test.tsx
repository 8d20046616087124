import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TestBlockContext } from '../../_testing/render-example.tsx';
import { SalesRestrictionNotices } from './sales-restriction-notices.tsx';

test('the end of a break is in a sentence of its own, not behind the heading of an editor', () => {
  const reason = { heading: 'You’re taking a break', text: 'Nothing is sold.', links: [] };
  const html = renderToStaticMarkup(
    <TestBlockContext>
      <SalesRestrictionNotices
        id="notice"
        props={{ reasons: { 'country-banned': reason, 'time-out': reason, 'self-exclusion': reason } }}
        data={undefined}
        slots={{}}
      />
    </TestBlockContext>,
  );
  expect(html).toContain('You’re taking a break</h2>');
  expect(
    html.match(/<p [^>]*>Your break ends on <span data-visitor="sales-until" hidden=""><\/span>\.<\/p>/g),
  ).toHaveLength(1);
});
