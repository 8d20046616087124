import type { FormSubmitHandlers } from '../form-flows.ts';
import { createAccountFormSubmitHandlers } from './account-forms.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { createFundFormSubmitHandlers } from './fund-forms.ts';
import { createLimitFormSubmitHandlers } from './limit-forms.ts';
import { createPasswordFormSubmitHandlers } from './password-forms.ts';
import { createSupportFormSubmitHandlers } from './support-forms.ts';
import { createVerificationFormSubmitHandlers } from './verification-forms.ts';

/** Where what is typed into each form goes that is a page's own, and not a part of a larger flow. */
export function createPageFormSubmitHandlers(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>,
): FormSubmitHandlers {
  return {
    ...createPasswordFormSubmitHandlers(context),
    ...createAccountFormSubmitHandlers(context),
    ...createFundFormSubmitHandlers(context),
    ...createLimitFormSubmitHandlers(context),
    ...createVerificationFormSubmitHandlers(context),
    ...createSupportFormSubmitHandlers(context),
  };
}
