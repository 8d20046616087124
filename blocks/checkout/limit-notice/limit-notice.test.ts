import { expect, test } from 'vitest';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import example from './limit-notice.example.json' with { type: 'json' };

function html(isSystem: boolean): string {
  const data = example.data.map((limit) => ({ ...limit, isSystem }));
  return renderTestBlockToHtml({ id: 'limits', type: 'limit-notice', props: example.props, data }, () => undefined);
}

test('the notice of an exceeded system limit says that it protects everybody, and has no link to change limits', () => {
  expect(html(true)).toContain('This is more than anybody may spend here');
  expect(html(true)).toContain('<p>This limit protects everybody who plays here.</p>');
  expect(html(true)).not.toContain('my-account.spend-limits');
  expect(html(false)).not.toContain('This limit protects everybody who plays here.');
  expect(html(false)).toContain('my-account.spend-limits');
});
