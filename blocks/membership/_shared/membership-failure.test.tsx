import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { toMembershipFailure } from '#machines/membership/membership/membership-failure.ts';
import { TestBlockContext } from '../../_testing/render-example.tsx';
import { MembershipFailureText } from './membership-failure.tsx';

test.each([
  [
    'the first text of the server',
    new ApiError('x', { status: 422, errors: { this: [{ code: 'closed', message: 'Joining is closed.' }] } }),
    'Joining is closed.',
  ],
  ['the usual text where the server sent none', new ApiError('x', { status: 503 }), 'An unknown error occurred'],
  ['the usual text for any other error', new TypeError('x'), 'An unknown error occurred'],
])('a failed change of a membership shows %s', (_, error, text) => {
  const failure = toMembershipFailure(error);
  const html = renderToStaticMarkup(
    <TestBlockContext>
      <MembershipFailureText failure={failure} />
    </TestBlockContext>,
  );
  expect(html).toBe(text);
});
