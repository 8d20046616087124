import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ChildFormSnapshot } from '../../_kit/child/child-form.ts';
import type { FormEvent } from '../../_kit/form/form.types.ts';
import type { createSignUpMachine } from './sign-up.machine.ts';
import type { SignUpEvent } from './sign-up.types.ts';

export type SignUpMachine = ReturnType<typeof createSignUpMachine>;

/** Opening an account, on the page where it is offered. */
export const signUpFlow: FlowRef<SnapshotFrom<SignUpMachine>, SignUpEvent> = { id: 'sign-up', scope: 'page' };

/** Its form. */
export const signUpFormFlow: FlowRef<ChildFormSnapshot, FormEvent> = { id: 'sign-up.form', scope: 'page' };
