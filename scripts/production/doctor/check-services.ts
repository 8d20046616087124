import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpServerOfAllBrands } from '#app/server/main.ts';
import { createServerSettings } from '../../serve/server-settings.ts';
import type { SettingValues } from '../../settings/all-settings.ts';
import { type EngineFiles, importServer } from '../engine-files.ts';
import { describeCause, type Finding, fail, pass, warn } from './finding.ts';

/** Milliseconds for a service to answer. */
const PATIENCE = 5_000;

/** Lines of the log that a finding repeats. */
const SHOWN = 3;

/** pino's number for warnings. */
const WARNING = 40;

/** Whether the commerce API answers at all; what it answers without credentials doesn't matter. */
export async function checkCommerceApi(url: string, fetchUrl: typeof fetch = fetch): Promise<Finding> {
  const name = 'commerce API';
  const remedy = 'Set VITRINE_API_URL to its address, and let this node reach it.';
  try {
    const { status } = await fetchUrl(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' });
    return status < 500 ? pass(name, `${url} answers.`) : fail(name, `${url} answers with ${status}.`, remedy);
  } catch (error) {
    return fail(name, `${url} doesn't answer (${describeCause(error)}).`, remedy);
  }
}

export async function checkPictures(): Promise<Finding> {
  try {
    const { default: sharp } = await import('sharp');
    await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
    return pass('pictures', 'sharp makes pictures.');
  } catch (error) {
    return fail(
      'pictures',
      `sharp doesn't run: ${describeCause(error)}.`,
      'Use the release on Linux with glibc and an x64 processor.',
    );
  }
}

export interface DocumentsFinding {
  readonly finding: Finding;
  /** Hosts of all brands. */
  readonly hosts: readonly string[];
}

/** Opens the shops with an empty data folder and without a port, so that only what can be read now counts. */
export async function checkDocuments(
  engine: Pick<EngineFiles, 'folder'>,
  settings: SettingValues,
): Promise<DocumentsFinding> {
  const hosts: string[] = [];
  const finding = await openDocuments(engine, settings, hosts);
  return { finding, hosts };
}

async function openDocuments(
  engine: Pick<EngineFiles, 'folder'>,
  settings: SettingValues,
  hosts: string[],
): Promise<Finding> {
  const { VITRINE_CMS: cms, VITRINE_CMS_URL: url, VITRINE_DOCUMENTS: project } = settings;
  const name = 'documents';
  if (cms === 'files' && !existsSync(join(project ?? '', 'site-configs')))
    return fail(
      name,
      `There is no folder ${project}/site-configs.`,
      'Set VITRINE_DOCUMENTS to a folder with site-configs and cms-seed.',
    );
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'));
  const problems: string[] = [];
  try {
    const sites = await listServedSites(engine, settings, dataDir, (line) => problems.push(...readProblem(line)));
    hosts.push(...sites.flatMap((site) => site.hosts));
    const from = { files: project, directus: url, release: settings.VITRINE_STORE }[cms];
    const brands = `${sites.length} brands from ${from}`;
    if (sites.length === 0)
      return fail(
        name,
        `No brand can be served from ${from}. ${shorten(problems)}`,
        'Fix the documents, or let this node reach the CMS.',
      );
    return problems.length > 0
      ? warn(
          name,
          `${brands}; some are held back: ${shorten(problems)}`,
          'Fix them: "npm run -s vitrine -- check" in the source tree names each line.',
        )
      : pass(name, `${brands} are valid.`);
  } catch (error) {
    return fail(
      name,
      `They can't be read: ${describeCause(error)}.`,
      'Check VITRINE_CMS and the settings that begin like it.',
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function listServedSites(
  engine: Pick<EngineFiles, 'folder'>,
  settings: SettingValues,
  dataDir: string,
  write: (line: string) => void,
): Promise<ReturnType<HttpServerOfAllBrands['sites']>> {
  const server = await importServer(engine);
  const secret = randomUUID();
  const unused = { operatorToken: secret, linkSecret: secret, webhookSecret: secret, sessionSecret: secret };
  const shop = await server.openHttpServerOfAllBrands(
    {
      ...createServerSettings(settings),
      ...unused,
      project: settings.VITRINE_DOCUMENTS ?? engine.folder,
      clientDir: `${engine.folder}/client`,
      cutFonts: `${engine.folder}/fonts`,
      dataDir,
      development: false,
      apiOrigin: settings.VITRINE_API_URL ?? '',
      accounts: settings.VITRINE_API_ACCOUNTS ?? '{}',
      caching: server.DEFAULT_CACHING,
      logLevel: 'warn',
    },
    Date.now,
    { write },
  );
  const sites = shop.sites();
  await shop.close();
  return sites;
}

/** The source and message of a line of the log. */
function readProblem(line: string): string[] {
  const { level, source, msg, error }: { level: number; source?: string; msg: string; error?: { message?: string } } =
    JSON.parse(line);
  if (level < WARNING) return [];
  return [[source, msg, error?.message].filter(Boolean).join(': ')];
}

function shorten(problems: readonly string[]): string {
  const more = problems.length - SHOWN;
  return `${problems.slice(0, SHOWN).join('; ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
