import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { findHeadlessChromium } from '../../scripts/test/find-chromium.ts';
import { ALTERED_RUN_ELEMENT_TIMEOUT_MS, ANSWER_ALTERATION_FOLDER_ENV_VARIABLE } from './alteration.ts';
import type { Brand } from './brands.ts';
import { CHROMIUM_ARGUMENTS } from './chromium-arguments.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { savePagesOfFailedTest } from './failed-pages.ts';
import { createJourneyUserAgent } from './journey-user-agent.ts';
import { fetchRefusedCustomerDataServiceEvents } from './received-events.ts';
import {
  readTelemetryRecord,
  recordPersonalValues,
  recordSentValues,
  type TelemetryRecord,
} from './telemetry-record.ts';
import { recordUrlsShownInTabs } from './visited-pages.ts';

/** A visitor of one brand with a separate browser profile. Paths are relative to the brand's shop. */
export interface BrowserVisitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly origin: string;
  open(path: string): Promise<void>;
  /** Console errors, exceptions and policy violations so far. */
  complaints(): readonly string[];
}

export type BrowserVisitorOptions = BrowserContextOptions & {
  /** Port of another shop than the shared one. */
  readonly port?: number;
  /** Console errors that the journey expects. */
  readonly expected?: RegExp;
  /** Whether the visitor has not answered the consent banner yet; otherwise essential cookies are accepted. */
  readonly isAsked?: boolean;
};

interface Fixtures {
  readonly browser: Browser;
  readonly visit: (brand: Brand, options?: BrowserVisitorOptions) => Promise<BrowserVisitor>;
}

interface OpenVisit {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly complaints: readonly string[];
  readonly isOfCommonShop: boolean;
}

/** With altered responses, console errors are meaningless: each refused call causes one. */
const isAltered = process.env[ANSWER_ALTERATION_FOLDER_ENV_VARIABLE] !== undefined;

/** Refused analytics events of a visitor of the shared shop; none for a closed browser profile. */
async function refusedEvents({ context, origin, isOfCommonShop }: OpenVisit): Promise<readonly string[]> {
  if (!isOfCommonShop) return [];
  const cookies = await context.cookies(origin).catch(() => []);
  return fetchRefusedCustomerDataServiceEvents(cookies, inject('shop').apiUrl);
}

const telemetry = readTelemetryRecord();

function recordSentValuesOf(context: BrowserContext, record: TelemetryRecord): void {
  context.on('request', (request) => {
    // A report of an error is what the log should hold.
    const isReport = new URL(request.url()).pathname.startsWith('/_report');
    const body = request.method() === 'POST' && !isReport ? request.postData() : null;
    if (body !== null) recordSentValues(record, body);
  });
}

/** Records the values of all cookies; none for a closed browser profile. */
async function recordCookies(open: readonly OpenVisit[], record: TelemetryRecord): Promise<void> {
  const cookies = await Promise.all(open.map(({ context }) => context.cookies().catch(() => [])));
  recordPersonalValues(
    record,
    cookies.flat().map(({ value }) => value),
  );
}

async function closeAll(open: readonly OpenVisit[]): Promise<void> {
  await Promise.all(open.map(({ context }) => context.close()));
}

/** A test with a browser. Fails when the browser reported unexpected errors. */
export const journey = base.extend<Fixtures>({
  browser: [
    async ({}, give) => {
      const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: CHROMIUM_ARGUMENTS });
      await give(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, task }, give) => {
    const open: OpenVisit[] = [];
    await give(async (brand, { port: ownPort, expected, isAsked = false, ...options } = {}) => {
      const port = ownPort ?? inject('shop').port;
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        userAgent: createJourneyUserAgent(browser),
        ...options,
      });
      if (isAltered) context.setDefaultTimeout(ALTERED_RUN_ELEMENT_TIMEOUT_MS);
      recordUrlsShownInTabs(context);
      if (telemetry) recordSentValuesOf(context, telemetry);
      const page = await context.newPage();
      const complaints = collectConsoleErrors(context, options.javaScriptEnabled === false ? /: csp$/ : expected);
      const origin = `http://${brand}.localhost:${port}`;
      open.push({ context, origin, complaints, isOfCommonShop: ownPort === undefined });
      if (!isAsked) await context.addCookies([{ name: 'consent', value: 'essential', url: origin }]);
      return {
        page,
        context,
        origin,
        complaints: () => complaints,
        open: async (path) => {
          await page.goto(origin + path);
        },
      };
    });
    if (isAltered) return closeAll(open);
    if (telemetry) await recordCookies(open, telemetry);
    await savePagesOfFailedTest(task, open);
    const refused = (await Promise.all(open.map(refusedEvents))).flat();
    await closeAll(open);
    if (refused.length > 0) throw new Error(`events of analytics are not as their schema says: ${refused.join('\n')}`);
    const complaints = open.flatMap((visitor) => visitor.complaints);
    if (complaints.length > 0) throw new Error(`the browser complained: ${complaints.join('\n')}`);
  },
});
