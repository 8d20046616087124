import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';
import { cardFieldsReadinessMachine } from '../card-fields-readiness/card-fields-readiness.machine.ts';
import { type SaveEnteredCardServices, saveEnteredCardActors } from '../save-entered-card/save-entered-card.actors.ts';
import { saveEnteredCardMachine } from '../save-entered-card/save-entered-card.machine.ts';
import { cardSavingMachine } from './card-saving.machine.ts';
import type { CardSavingEvent } from './card-saving.types.ts';

export interface CardSavingServices extends SaveEnteredCardServices {
  /** The gateway that takes cards here; fails where there is none. */
  readonly findGateway: (signal: AbortSignal) => Promise<CardGatewayKey>;
  /** Puts the fields of a gateway into the page, and gives what takes them away again. */
  readonly mountCardFields: (gatewayKey: CardGatewayKey) => () => void;
  /** Whether they answer. */
  readonly areCardFieldsReady: (signal: AbortSignal) => Promise<boolean>;
}

export function startCardSavingMachine(services: CardSavingServices): ActorRefFrom<typeof cardSavingMachine> {
  const { findGateway, mountCardFields, areCardFieldsReady } = services;
  const machine = cardSavingMachine.provide({
    actors: {
      findGateway: fromPromise(({ signal }) => findGateway(signal)),
      cardFieldsReadiness: cardFieldsReadinessMachine.provide({
        actors: { checkCardFields: fromPromise<boolean>(({ signal }) => areCardFieldsReady(signal)) },
      }),
      mountCardFields: fromCallback<CardSavingEvent, { readonly gatewayKey: CardGatewayKey }>(({ input }) =>
        mountCardFields(input.gatewayKey),
      ),
      addCard: saveEnteredCardMachine.provide({ actors: saveEnteredCardActors(services) }),
    },
  });
  return createActor(machine).start();
}
