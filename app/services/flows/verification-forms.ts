import type { FormSubmitHandlers } from '../form-flows.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** What customers type to prove who they are. */
export function createVerificationFormSubmitHandlers({
  commerce: { verification },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>) {
  return {
    async 'drivers-licence'(licence, options) {
      const answer = await verification.verifyLicence(licence, options);
      await page.refresh();
      return answer;
    },
  } satisfies Partial<FormSubmitHandlers>;
}
