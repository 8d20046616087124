import type { FormSubmits } from '../form-flows.ts';
import { accountSubmits } from './account-forms.ts';
import type { FlowContext } from './flow-context.ts';
import { fundSubmits } from './fund-forms.ts';
import { limitSubmits } from './limit-forms.ts';
import { passwordSubmits } from './password-forms.ts';
import { supportSubmits } from './support-forms.ts';
import { verificationSubmits } from './verification-forms.ts';

/** Where what is typed into each form goes that is a page's own, and not a part of a larger flow. */
export function formSubmits(context: Pick<FlowContext, 'page' | 'commerce' | 'flows'>): FormSubmits {
  return {
    ...passwordSubmits(context),
    ...accountSubmits(context),
    ...fundSubmits(context),
    ...limitSubmits(context),
    ...verificationSubmits(context),
    ...supportSubmits(context),
  };
}
