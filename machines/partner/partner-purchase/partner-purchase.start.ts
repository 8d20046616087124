import { type ActorRefFrom, createActor } from 'xstate';
import { type PartnerPurchaseServices, partnerPurchaseActors } from './partner-purchase.actors.ts';
import { partnerPurchaseMachine } from './partner-purchase.machine.ts';

export type PartnerPurchaseActor = ActorRefFrom<typeof partnerPurchaseMachine>;

export function startPartnerPurchase(services: PartnerPurchaseServices): PartnerPurchaseActor {
  return createActor(partnerPurchaseMachine.provide({ actors: partnerPurchaseActors(services) })).start();
}
