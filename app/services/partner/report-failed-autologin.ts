import type { PartnerPageMessageSender } from './partner-channel.ts';

interface AutologinActor {
  getSnapshot(): { matches(state: 'generic_failure'): boolean };
  subscribe(listener: () => void): unknown;
}

/** Sends one message to the partner's page when autologin fails, also if it failed before this call. */
export function reportFailedAutologin(login: AutologinActor, channel: PartnerPageMessageSender): void {
  let isReported = false;
  const reportFailure = () => {
    if (isReported || !login.getSnapshot().matches('generic_failure')) return;
    isReported = true;
    channel.send({ vitrine: 1, type: 'login.needed', reason: 'link_not_valid' });
  };
  login.subscribe(reportFailure);
  reportFailure();
}
