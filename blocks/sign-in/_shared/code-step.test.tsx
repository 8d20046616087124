import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockContext } from '#engine/render/block-context.tsx';
import type { SignInCodeStepView } from '#machines/sign-in/_shared/code-request.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import { SignInCodeStep } from './code-step.tsx';

function readWhereCodeIs(step: Pick<SignInCodeStepView, 'method' | 'identifier'>) {
  const html = renderToStaticMarkup(
    <BlockContext value={stubBlockContext}>
      <SignInCodeStep
        id="it"
        data={createFormDescriptionForBlock('two-factor-code', stubBlockContext)}
        step={{ isResending: false, mayResend: true, isNotResent: false, ...step }}
        view={null}
        send={() => undefined}
        onResend={() => undefined}
      />
    </BlockContext>,
  );
  return /<p>(.*?)<\/p>/.exec(html)?.[1];
}

test('the one-time code step of the sign-in shows where the code was sent, or that an authenticator app has it', () => {
  expect(readWhereCodeIs({ method: 'email', identifier: 'ada@******' })).toBe(
    'We’ve sent a code to <strong class="sign-in__identifier">ada@******</strong>',
  );
  expect(readWhereCodeIs({ method: 'email', identifier: null })).toBe('We’ve sent you a code.');
  expect(readWhereCodeIs({ method: 'authenticator', identifier: null })).toBe(
    'Enter the code shown in your authenticator app.',
  );
});
