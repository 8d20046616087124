import { createActor } from 'xstate';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { type TwoFactorSetupServices, twoFactorSetupActors } from './two-factor-setup.actors.ts';
import { createTwoFactorSetupMachine } from './two-factor-setup.machine.ts';

export function startTwoFactorSetupMachine(services: TwoFactorSetupServices, surroundings: FormSurroundings) {
  const machine = createTwoFactorSetupMachine(surroundings).provide({ actors: twoFactorSetupActors(services) });
  return createActor(machine).start();
}
