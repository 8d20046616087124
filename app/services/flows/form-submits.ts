import type { FormSubmitHandlers } from '../form-flows.ts';
import { createAccountFormApiCalls } from './account-forms.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { createFundFormApiCalls } from './fund-forms.ts';
import { createLimitFormApiCalls } from './limit-forms.ts';
import { createPasswordFormApiCalls } from './password-forms.ts';
import { createSupportFormApiCalls } from './support-forms.ts';
import { createVerificationSubmitHandlers } from './verification-forms.ts';

/** Where what is typed into each form goes that is a page's own, and not a part of a larger flow. */
export function createPageFormSubmitHandlers(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
): FormSubmitHandlers {
  return {
    ...createPasswordFormApiCalls(context),
    ...createAccountFormApiCalls(context),
    ...createFundFormApiCalls(context),
    ...createLimitFormApiCalls(context),
    ...createVerificationSubmitHandlers(context),
    ...createSupportFormApiCalls(context),
  };
}
