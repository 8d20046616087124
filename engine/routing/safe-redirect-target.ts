import type { SiteConfig } from '../site/site-config.ts';
import { SUSPICIOUS_PATH_CHARACTERS, toSafeRedirectPath } from './safe-path.ts';

const LONGEST = 2000;
const ADDRESS = /^([a-z][a-z0-9+.-]*):\/\/[^/?#@]+(?:[/?#].*)?$/i;

/** Schemes that browsers or systems use, so that they cannot be an app's own. */
const FOREIGN =
  /^(?:about|blob|chrome.*|content|data|facetime|file|filesystem|ftp|geo|intent|jar|javascript|mailto|market|moz-.*|ms-.*|resource|sms|smsto|ssh|tel|vbscript|view-source|wss?)$/;

export type RedirectTargetRules = Pick<SiteConfig, 'hosts' | 'allowedHosts' | 'appSchemes'>;

/**
 * Redirect target after sign-in: a path of the site, an address on an allowed host or of an allowed app; null otherwise
 * (specification: Validation rules, redirect URLs).
 */
export function toSafeRedirectTarget(site: RedirectTargetRules, target: string): string | null {
  if (target.startsWith('/')) return toSafeRedirectPath(target);
  if (target.length > LONGEST || SUSPICIOUS_PATH_CHARACTERS.test(target)) return null;
  const scheme = ADDRESS.exec(target)?.[1]?.toLowerCase();
  if (scheme === undefined || !URL.canParse(target)) return null;
  const address = new URL(target);
  if (address.username !== '' || address.password !== '' || SUSPICIOUS_PATH_CHARACTERS.test(address.href)) return null;
  if (scheme === 'http' || scheme === 'https') {
    const hosts = [...site.hosts, ...site.allowedHosts];
    return address.port === '' && hosts.includes(address.hostname) ? address.href : null;
  }
  return site.appSchemes.includes(scheme) && !FOREIGN.test(scheme) ? address.href : null;
}
