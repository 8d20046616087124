import type { PartnerPageMessageSender } from './partner-channel.ts';

interface AutologinActor {
  getSnapshot(): { matches(state: 'generic_failure'): boolean };
  subscribe(listener: () => void): unknown;
}

/** Sends one message to the partner's page when autologin fails, also if it failed before this call. */
export function reportFailedAutologin(login: AutologinActor, channel: PartnerPageMessageSender): void {
  let isTold = false;
  const tell = () => {
    if (isTold || !login.getSnapshot().matches('generic_failure')) return;
    isTold = true;
    channel.say({ vitrine: 1, type: 'login.needed', reason: 'link_not_valid' });
  };
  login.subscribe(tell);
  tell();
}
