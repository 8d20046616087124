import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatJsonFile, UsageError } from '../command-io.ts';
import { findSiteByKey } from '../find-site.ts';
import { importProjectCheckModule } from '../load-project.ts';
import { scaffoldSiteDocumentsTest } from './document-test.ts';
import { setJsonTextValue } from './edit-text.ts';
import type { Scaffolder } from './generator-command.ts';
import { getNameSpellings } from './names.ts';
import { type ScaffoldPlan, scaffoldUnfinishedTest } from './plan.ts';
import { createIntroducedProblemFinder } from './problem-finder.ts';

interface RouteOptions {
  readonly site: string;
  readonly path?: string;
  readonly protected?: true;
}

interface Route {
  readonly id: string;
  readonly site: string;
  readonly path: string;
  readonly page: string;
  readonly access: 'open' | 'protected';
}

const ID = /^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*$/;

/** `vitrine new route`: adds a route with a page to a brand. */
export const routeScaffolder: Scaffolder<RouteOptions> = {
  kind: 'route',
  description: 'start a route of a brand: its entry, its page and a test',
  argument: ['<id>', 'id of the route, by which links name it, such as club.rules'],
  requiredOptions: [['--site <key>', 'brand that has the route']],
  options: [
    ['--path <pattern>', 'its address, such as /club/:rule (the id with slashes unless given)'],
    ['--protected', 'a route that visitors must log in for'],
  ],
  async plan({ root }, id, options): Promise<ScaffoldPlan> {
    const { readAndCheckProjectDocuments } = await importProjectCheckModule();
    const project = await readAndCheckProjectDocuments(root);
    const site = findSiteByKey(project, options.site);
    if (!ID.test(id) || id.length > 60)
      throw new UsageError(`"${id}" is no id for a route. Use lower case, dots and dashes, such as club.rules.`);
    const [taken] = site.routes.routes.has(id) ? [id] : [];
    if (taken !== undefined)
      throw new UsageError(
        `The route '${id}' is there already. Routes of ${site.key}: vitrine routes --site ${site.key}.`,
      );
    if (site.key === 'base')
      throw new UsageError('The routes of base are those of the specification. Name a brand with --site.');
    const route: Route = {
      id,
      site: site.key,
      path: options.path ?? `/${id.replaceAll('.', '/')}`,
      page: id.replaceAll('.', '-'),
      access: options.protected ? 'protected' : 'open',
    };
    const pagePath = `cms-seed/${route.site}/pages/${route.page}.json`;
    if (site.names('page').includes(route.page)) throw new UsageError(`The page '${route.page}' is there already.`);
    const routesPath = `site-configs/${route.site}/routes.json`;
    return {
      files: {
        [routesPath]: routesFile(join(root, routesPath), route),
        [pagePath]: pageFile(route),
        [testPath(route)]: testFile(route),
      },
      findProblems: createIntroducedProblemFinder(project),
      next: [
        `Say what it shows in ${pagePath}; a running shop shows it at ${route.path}.`,
        `A parameter that must name something gets its resolver in ${routesPath}, under "params".`,
        `npm run -s vitrine -- explain ${examplePath(route.path)} --site ${route.site} shows what decided the page.`,
        `npx vitest run --project unit ${testPath(route)} says what is left.`,
      ],
    };
  },
};

function routesFile(file: string, { id, path, access }: Route): string {
  const text = existsSync(file)
    ? readFileSync(file, 'utf8')
    : formatJsonFile({ $schema: '../../schemas/config/routes.schema.json', version: 1, routes: {} });
  const sitemap = access === 'open' && !path.includes(':') ? true : access === 'open' ? null : false;
  const entry = { path, access, layout: 'default', gate: null, sitemap, screen: 'built' };
  return setJsonTextValue(text, ['routes', id], entry);
}

function pageFile({ id, page }: Route): string {
  const { title } = getNameSpellings(page);
  return formatJsonFile({
    $schema: '../../../.vitrine/gen/documents/page.schema.json',
    version: 1,
    route: id,
    head: { title },
    blocks: [{ id: 'top', type: 'hero', props: { heading: title } }],
  });
}

/** The path pattern with example values for its parameters. */
function examplePath(path: string): string {
  return path.replace(/\/:(\w+)\??/g, '/$1').replace(/\/\*$/, '') || '/';
}

function testPath({ site, id }: Route): string {
  return `scripts/commands/documents/${site}.${id}.route.test.ts`;
}

function testFile({ id, site, path, page }: Route): string {
  const segments = examplePath(path).split('/').filter(Boolean);
  return scaffoldSiteDocumentsTest({
    site,
    title: `${path} leads to the page ${page}`,
    body: `const matched = site?.routes.match({ segments: ${JSON.stringify(segments)}, trailingSlash: false });
  expect([matched?.route.id, site?.pageForRoute('${id}')?.name]).toEqual(['${id}', '${page}']);`,
    unfinished: scaffoldUnfinishedTest(`Say in cms-seed/${site}/pages/${page}.json what the page shows.`),
  });
}
