import type { FormSubmits } from '../form-flows.ts';
import type { FlowContext } from './flow-context.ts';

/** Where what is typed into each form goes that is a page's own, and not a part of a larger flow. */
export function formSubmits({ commerce: { identity } }: Pick<FlowContext, 'commerce'>): FormSubmits {
  return {
    'forgot-password': ({ email }, options) => identity.forgotPassword(email, options),
    'change-password': ({ currentPassword, newPassword }, options) =>
      identity.changePassword({ currentPassword, newPassword }, options),
    'force-password-change': ({ newPassword }, options) => identity.forceChange(newPassword, options),
  };
}
