import type { CardGatewayOptions } from './card-gateway.ts';
import { loadGatewayScript } from './load-script.ts';
import { confirmStripeCardSetup, confirmStripeChallenge, loadStripe } from './stripe-script.ts';

declare global {
  interface Window {
    /** Defined by the script `device.js` of the payment origin. */
    readonly gatewayDeviceData?: { readonly collect: (clientToken: string) => Promise<string> };
  }
}

/** Collects device data with the script of the payment origin, in place of the gateway's own. */
export async function collectDeviceDataByOperatorScript(
  { config, window }: CardGatewayOptions,
  script: string,
): Promise<string> {
  await loadGatewayScript(window.document, script);
  if (!window.gatewayDeviceData) throw new Error('the script of the payment origin brought nothing');
  return window.gatewayDeviceData.collect(config.clientToken);
}

export async function confirmHostedChallenge(
  parts: CardGatewayOptions,
  script: string,
  clientSecret: string,
): Promise<boolean> {
  return confirmStripeChallenge(await loadStripe(parts, script), clientSecret);
}

export async function confirmHostedCardSetup(
  parts: CardGatewayOptions,
  script: string,
  clientSecret: string,
  token: string,
): Promise<string> {
  return confirmStripeCardSetup(await loadStripe(parts, script), clientSecret, token);
}
