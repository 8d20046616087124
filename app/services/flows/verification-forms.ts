import type { FormSubmits } from '../form-flows.ts';
import type { FlowContext } from './flow-context.ts';

/** What customers type to prove who they are. */
export function verificationSubmits({ commerce: { verification }, page }: Pick<FlowContext, 'page' | 'commerce'>) {
  return {
    async 'drivers-licence'(licence, options) {
      const answer = await verification.verifyLicence(licence, options);
      await page.refresh();
      return answer;
    },
  } satisfies Partial<FormSubmits>;
}
