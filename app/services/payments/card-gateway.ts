import type { CardToken } from '#machines/add-card/add-card.actors.ts';
import type { GatewayConfig } from '#schemas/generated/api/types.gen.ts';

/** The card fields of a gateway, standing in the page. */
export interface CardFields {
  /** Whether they can be typed into. */
  isReady(): boolean;
  /** Hands what was typed to the gateway's vault; null where the fields say what is wrong with it. */
  tokenise(signal: AbortSignal): Promise<CardToken | null>;
  close(): void;
}

/** What the script of a gateway is used with. */
export interface GatewayParts {
  readonly config: GatewayConfig;
  /** Origin of the operator's payment pages; null where there are none. */
  readonly origin: string | null;
  readonly window: Window;
}

/** What the fields of a gateway are opened with. */
export interface CardFieldsParts extends GatewayParts {
  /** An empty element. What is put into it belongs to the gateway. */
  readonly place: HTMLElement;
}

/** A card gateway in the browser: its own fields take the number, so that neither this page nor our server sees it. */
export interface CardGateway {
  openFields(parts: CardFieldsParts): CardFields;
  /** What the gateway's script tells of the device, to be sent with a payment; missing where its script asks for none. */
  collectDeviceData?(parts: GatewayParts): Promise<string>;
  /**
   * Lets the gateway's script show the challenge of a customer's bank, in a window of its own. Resolves to whether the bank
   * has decided; what it decided is the API's to say.
   */
  confirmChallenge?(parts: GatewayParts, clientSecret: string): Promise<boolean>;
}
