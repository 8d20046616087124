import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { WebKitPrograms } from '../../scripts/test/find-other-browsers.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
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

type Answer = ReturnType<typeof JSON.parse>;
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>;

/** Key of element references in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Otherwise the toolbars keep the window wider than 440 px. */
const NARROW = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 6px; }';

/** Creates a settings folder that allows windows as narrow as a phone. */
function settings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-webkit-'));
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, toolkit));
    writeFileSync(join(folder, toolkit, 'gtk.css'), NARROW);
  }
  return folder;
}

/** WebKitGTK needs a display. Its driver supports one window at a time. */
export async function startWebKit({ screen, driver, browser }: WebKitPrograms): Promise<RunningNonChromiumBrowser> {
  const port = await findFirstOfConsecutiveFreePorts(1);
  const folder = settings();
  const child = spawn(screen, ['--auto-servernum', '--server-args=-screen 0 1400x1000x24', driver, `--port=${port}`], {
    stdio: 'ignore',
    // The display and the browser exit with their driver.
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: folder },
  });
  const ended = once(child, 'exit');
  const send: Send = async (method, path, body = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value }: Answer = await response.json();
    if (!response.ok) throw new Error(`${path} ${value.error}: ${value.message}`);
    return value;
  };
  await vi.waitFor(() => send('GET', '/status'), { timeout: 30_000, interval: 100 });
  let open: string | null = null;
  const leave = async () => {
    if (open) await send('DELETE', open);
    open = null;
  };
  return {
    visit: async () => {
      await leave();
      const options = { binary: browser, args: ['--automation'] };
      const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
      const { sessionId } = await send('POST', '/session', { capabilities: { alwaysMatch } });
      const session = `/session/${sessionId}`;
      open = session;
      return new WebKitTab((method, path, body) => send(method, session + path, body));
    },
    close: async () => {
      await leave();
      if (child.pid) process.kill(-child.pid);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

class WebKitTab implements NonChromiumBrowserTab {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  complaints(): readonly string[] {
    return [];
  }

  async open(url: string): Promise<void> {
    await this.#enter([]);
    await this.#send('POST', '/url', { url });
  }

  async back(): Promise<void> {
    await this.#send('POST', '/back');
  }

  async evaluate(source: string, args: readonly unknown[] = [], frames: readonly string[] = []): Promise<unknown> {
    if (!(await this.#enter(frames))) throw new Error(`there is no frame ${frames.join(' › ')}`);
    return this.#call(source, args);
  }

  async has(place: TabElementTarget): Promise<boolean> {
    return (await this.#find(place)) !== null;
  }

  /** Retries while the element moves or is covered. */
  async press(place: TabElementTarget): Promise<void> {
    await waitForElementInTab(place, async (wanted) => {
      const id = await this.#find(wanted);
      if (id === null) return null;
      const source = '(element) => element.scrollIntoView({ block: "center", behavior: "instant" })';
      await this.#call(source, [{ [ELEMENT]: id }]);
      await this.#send('POST', `/element/${id}/click`);
      return id;
    });
  }

  async pressAt(x: number, y: number): Promise<void> {
    await this.#enter([]);
    const mouse = {
      type: 'pointer',
      id: 'mouse',
      actions: [{ type: 'pointerMove', x, y }, ...WEBDRIVER_MOUSE_PRESS_ACTIONS],
    };
    await this.#send('POST', '/actions', { actions: [mouse] });
  }

  async type(place: TabElementTarget, text: string): Promise<void> {
    await this.press(place);
    await this.#send('POST', '/actions', {
      actions: [{ type: 'key', id: 'keys', actions: toWebDriverKeyActions(text) }],
    });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send('POST', '/window/rect', { width, height });
  }

  async #enter(frames: readonly string[]): Promise<boolean> {
    await this.#send('POST', '/frame', { id: null });
    for (const css of frames) {
      const id = await this.#call(FIND_FRAME_SCRIPT, [css]);
      if (id === null) return false;
      await this.#send('POST', '/frame', { id });
    }
    return true;
  }

  async #find({ in: frames = [], css, text }: TabElementTarget): Promise<string | null> {
    if (!(await this.#enter(frames))) return null;
    const found = await this.#call(FIND_ELEMENT_SCRIPT, [css, text ?? null]);
    return found?.[ELEMENT] ?? null;
  }

  #call(source: string, args: readonly unknown[]): Promise<Answer> {
    return this.#send('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args });
  }
}
