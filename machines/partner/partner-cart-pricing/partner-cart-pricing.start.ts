import { type ActorRefFrom, createActor } from 'xstate';
import { type PartnerCartPricingServices, partnerCartPricingActors } from './partner-cart-pricing.actors.ts';
import { partnerCartPricingMachine } from './partner-cart-pricing.machine.ts';

export type PartnerCartPricingActor = ActorRefFrom<typeof partnerCartPricingMachine>;

export function startPartnerCartPricingMachine(services: PartnerCartPricingServices): PartnerCartPricingActor {
  return createActor(partnerCartPricingMachine.provide({ actors: partnerCartPricingActors(services) })).start();
}
