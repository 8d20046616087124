import type { ClientEvent } from '#schemas/generated/api/types.gen.ts';

/** What sends an event. A build is told by the name of its first script, which changes with its content. */
export function clientInformation(): NonNullable<ClientEvent['clientInformation']> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    build: /([\w-]+)\.js$/.exec(script)?.[1] ?? 'unknown',
    name: 'Web',
    version: '1',
    clientEnvironment: { timezone: timeZone, locale },
  };
}
