import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ChildFormSnapshot } from '../../_kit/child/child-form.ts';
import type { FormEvent } from '../../_kit/form/form.types.ts';
import type { createTwoFactorSetupMachine } from './two-factor-setup.machine.ts';
import type { TwoFactorSetupEvent } from './two-factor-setup.types.ts';

export type TwoFactorSetupMachine = ReturnType<typeof createTwoFactorSetupMachine>;

/** Setting two-factor up, on the page of login and security. */
export const twoFactorSetupFlow: FlowRef<SnapshotFrom<TwoFactorSetupMachine>, TwoFactorSetupEvent> = {
  id: 'two-factor-setup',
  scope: 'page',
};

/** The forms of the first code. */
export const twoFactorSetupAuthenticatorCodeFormFlow: FlowRef<ChildFormSnapshot, FormEvent> = {
  id: 'two-factor-setup.authenticator',
  scope: 'page',
};
export const twoFactorSetupEmailCodeFormFlow: FlowRef<ChildFormSnapshot, FormEvent> = {
  id: 'two-factor-setup.email',
  scope: 'page',
};
