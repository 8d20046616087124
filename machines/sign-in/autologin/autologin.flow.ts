import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ChildFormSnapshot } from '../../_kit/child/child-form.ts';
import type { FormEvent } from '../../_kit/form/form.types.ts';
import type { createAutologinMachine } from './autologin.machine.ts';
import type { AutologinEvent } from './autologin.types.ts';

export type AutologinMachine = ReturnType<typeof createAutologinMachine>;

export const autologinFlow: FlowRef<SnapshotFrom<AutologinMachine>, AutologinEvent> = {
  id: 'autologin',
  scope: 'page',
};

/** The form of the code, while one is needed. */
export const autologinCodeFormFlow: FlowRef<ChildFormSnapshot, FormEvent> = { id: 'autologin.code', scope: 'page' };
