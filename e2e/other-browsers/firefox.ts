import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BidiConnection } from './bidi.ts';
import {
  FIND_ELEMENT_SCRIPT,
  FIND_FRAME_SCRIPT,
  type NonChromiumBrowserTab,
  type RunningNonChromiumBrowser,
  type TabElementTarget,
  toWebDriverKeyActions,
  WEBDRIVER_MOUSE_PRESS_ACTIONS,
  waitForElementInTab,
} from './tab.ts';

/** Firefox must not contact Mozilla during tests. */
const PREFERENCES: Readonly<Record<string, string | boolean>> = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

/** Reports policy violations, which only the page itself is notified of. */
const TELL_REFUSALS = `() => addEventListener('securitypolicyviolation', (event) =>
  console.error('refused by policy: ' + event.violatedDirective + ' ' + event.blockedURI))`;

/** Errors of aborted imports on leaving a page, and of the driver's own script in foreign windows. */
const NO_FAULT = /error loading dynamically imported module|Permission denied to access property/;

export async function startFirefox(program: string): Promise<RunningNonChromiumBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(program, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const ended = once(child, 'exit');
  const address = await listeningAt(createInterface(child.stderr));
  child.stderr.resume();
  const bidi = await BidiConnection.connect(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded', 'browsingContext.contextCreated'] });
  await bidi.send('script.addPreloadScript', { functionDeclaration: TELL_REFUSALS });
  return {
    visit: async () => {
      const { userContext } = await bidi.send('browser.createUserContext', {});
      const { context } = await bidi.send('browsingContext.create', { type: 'tab', userContext });
      return new FirefoxTab(bidi, context);
    },
    close: async () => {
      bidi.close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function listeningAt(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('Firefox ended before it listened');
}

interface Found {
  readonly context: string;
  readonly element: { readonly sharedId: string };
}

/** Scrolls an element into view, and waits until it stops moving. */
const REST = `async (element) => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let before = null, y = 0; before !== y; ) {
    before = y;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    y = element.getBoundingClientRect().y;
  }
}`;

class FirefoxTab implements NonChromiumBrowserTab {
  readonly #bidi: BidiConnection;
  readonly #context: string;
  readonly #complaints: string[] = [];

  constructor(bidi: BidiConnection, context: string) {
    this.#bidi = bidi;
    this.#context = context;
    const own = new Set([context]);
    bidi.listen((method, event) => {
      if (method === 'browsingContext.contextCreated' && own.has(event.parent)) own.add(event.context);
      if (method !== 'log.entryAdded' || !own.has(event.source.context)) return;
      if (['error', 'warn'].includes(event.level) && !NO_FAULT.test(event.text)) this.#complaints.push(event.text);
    });
  }

  complaints(): readonly string[] {
    return this.#complaints;
  }

  async open(url: string): Promise<void> {
    await this.#bidi.send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  async back(): Promise<void> {
    await this.#bidi.send('browsingContext.traverseHistory', { context: this.#context, delta: -1 });
  }

  async evaluate(source: string, args: readonly unknown[] = [], frames: readonly string[] = []): Promise<unknown> {
    const context = await this.#frame(frames);
    if (!context) throw new Error(`there is no frame ${frames.join(' › ')}`);
    const asJson = `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`;
    const { value } = await this.#call(context, asJson, [JSON.stringify(args)]);
    return JSON.parse(value);
  }

  async has(place: TabElementTarget): Promise<boolean> {
    return (await this.#find(place)) !== null;
  }

  async press(place: TabElementTarget): Promise<void> {
    const { context, element } = await waitForElementInTab(place, (wanted) => this.#find(wanted));
    await this.#bidi.send('script.callFunction', {
      functionDeclaration: REST,
      arguments: [element],
      awaitPromise: true,
      target: { context },
    });
    await this.#pointer(context, { x: 0, y: 0, origin: { type: 'element', element } }).catch((error: Error) => {
      // A frame that closes on the click is gone before the driver responds.
      if (!error.message.startsWith('no such frame')) throw error;
    });
  }

  async pressAt(x: number, y: number): Promise<void> {
    await this.#pointer(this.#context, { x, y });
  }

  async type(place: TabElementTarget, text: string): Promise<void> {
    await this.press(place);
    const context = await this.#frame(place.in ?? []);
    const keys = { type: 'key', id: 'keys', actions: toWebDriverKeyActions(text) };
    await this.#bidi.send('input.performActions', { context, actions: [keys] });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#bidi.send('browsingContext.setViewport', { context: this.#context, viewport: { width, height } });
  }

  async #pointer(context: string, place: object): Promise<void> {
    const mouse = {
      type: 'pointer',
      id: 'mouse',
      actions: [{ type: 'pointerMove', ...place }, ...WEBDRIVER_MOUSE_PRESS_ACTIONS],
    };
    await this.#bidi.send('input.performActions', { context, actions: [mouse] });
  }

  /** The context of a frame; null where there is none yet. */
  async #frame(frames: readonly string[]): Promise<string | null> {
    let context = this.#context;
    for (const css of frames) {
      const found = await this.#call(context, `(css) => (${FIND_FRAME_SCRIPT})(css)?.contentWindow ?? null`, [css]);
      if (found.type !== 'window') return null;
      context = found.value.context;
    }
    return context;
  }

  async #find({ in: frames = [], css, text }: TabElementTarget): Promise<Found | null> {
    const context = await this.#frame(frames);
    if (!context) return null;
    const found = await this.#call(context, FIND_ELEMENT_SCRIPT, [css, text ?? null]);
    return found.type === 'node' ? { context, element: { sharedId: found.sharedId } } : null;
  }

  async #call(context: string, functionDeclaration: string, args: readonly (string | null)[]) {
    const answer = await this.#bidi.send('script.callFunction', {
      functionDeclaration,
      arguments: args.map((value) => (value === null ? { type: 'null' } : { type: 'string', value })),
      awaitPromise: true,
      target: { context },
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  }
}
