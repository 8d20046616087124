import { ApiError } from '#engine/api/api-error.ts';
import type { FormSubmitHandlers } from '../form-flows.ts';
import { accountToastsMessages } from './account-toasts.messages.gen.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Forms that change a password. A session continues, but a link does not sign in. */
export function createPasswordFormSubmitHandlers({
  commerce: { identity },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FormSubmitHandlers {
  const showPasswordSavedToast = () =>
    page.toast({ message: page.messages(accountToastsMessages).passwordSaved(), level: 'success' });
  return {
    'forgot-password': ({ email }, options) => identity.forgotPassword(email, options),
    async 'change-password'({ currentPassword, newPassword }, options) {
      await identity.changePassword({ currentPassword, newPassword }, options);
      showPasswordSavedToast();
    },
    async 'reset-password'({ password }, options, { token = '' }) {
      try {
        await identity.resetPassword({ token, password }, options);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_not_valid') {
          page.toast({ message: page.messages(accountToastsMessages).linkGone(), level: 'error' });
        }
        throw error;
      }
      showPasswordSavedToast();
    },
    async 'force-password-change'({ newPassword }, options, { next = page.href('home') }) {
      try {
        await identity.forceChange(newPassword, options);
        showPasswordSavedToast();
      } catch (error) {
        // It was changed in another tab.
        if (!(error instanceof ApiError) || error.code !== 'password_change_not_required') throw error;
      }
      page.navigate(next);
    },
  };
}
