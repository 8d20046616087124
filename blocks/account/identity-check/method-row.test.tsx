import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockContext } from '#engine/render/block-context.tsx';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { VerificationMethodRow } from './method-row.tsx';

test.each([
  ['not_attempted', null],
  ['pending', 'We’re checking it.'],
  ['in_progress', 'You’ve started this but haven’t finished.'],
  ['attempted', 'You’ve tried this before.'],
] as const)(
  'a verification method with the status %s says how far it has come, or nothing before any attempt',
  (status, words) => {
    const html = renderToStaticMarkup(
      <BlockContext value={stubBlockContext}>
        <VerificationMethodRow
          method={{ type: 'connect_id', status }}
          isBusy={false}
          send={() => undefined}
          useLicence={() => undefined}
        />
      </BlockContext>,
    );
    expect(/<p class="muted">(.*?)<\/p>/.exec(html)?.[1] ?? null).toBe(words);
  },
);
