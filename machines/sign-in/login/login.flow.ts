import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ChildFormSnapshot } from '../../_kit/child/child-form.ts';
import type { FormEvent } from '../../_kit/form/form.types.ts';
import type { createLoginMachine } from './login.machine.ts';
import type { LoginEvent } from './login.types.ts';

export type LoginMachine = ReturnType<typeof createLoginMachine>;

/** Logging in, on the page where it is asked for. */
export const loginFlow: FlowRef<SnapshotFrom<LoginMachine>, LoginEvent> = { id: 'login', scope: 'page' };

/** The form that it shows at the moment: of the password, or of the code. */
export const loginPasswordFormFlow: FlowRef<ChildFormSnapshot, FormEvent> = { id: 'login.password', scope: 'page' };
export const loginCodeFormFlow: FlowRef<ChildFormSnapshot, FormEvent> = { id: 'login.code', scope: 'page' };
