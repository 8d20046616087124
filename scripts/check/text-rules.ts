import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checker } from './checker.ts';
import { listFilesInFolders } from './list-files.ts';

interface TextRule {
  readonly folders: readonly string[];
  readonly except?: RegExp;
  readonly pattern: RegExp;
  readonly message: string;
}

const CODE = /\.(ts|tsx|mjs|css)$/;
const SHOP = ['schemas', 'domain', 'engine', 'commerce', 'machines', 'blocks', 'app'];
const TEST = /\.(?:test|contract)\.tsx?$|\/testing[/.]/;

/** Words and calls that are only allowed in some files or nowhere, beyond what linters can express. */
const RULES: readonly TextRule[] = [
  {
    folders: ['engine'],
    // Cookie names of the specification.
    except: /^engine\/visitor\/cookies\.ts$/,
    pattern: /raffle|lotter(?:y|ies)|lotto|ticket|jackpot|syndicate/i,
    message: 'a word of the shop: the engine is generic, so this belongs in domain, commerce, blocks or a document',
  },
  {
    folders: ['domain', 'engine', 'commerce', 'machines', 'blocks'],
    except: TEST,
    pattern: /\b(?:harbour|lantern|sunnyside)\b/i,
    message: 'the name of a brand: what differs between brands is a document',
  },
  {
    folders: SHOP,
    except: /^engine\/storage\//,
    pattern:
      /\bdocument\.cookie\b|\b(?:localStorage|sessionStorage|indexedDB|cookieStore|openDatabase)\b|\bcaches\.open\b/,
    message: 'direct storage goes around consent: use engine/storage',
  },
  {
    folders: SHOP,
    // The cookie of a stage is only set in the frame of an editor.
    except: new RegExp(`^engine/storage/cookie-gate\\.ts$|^engine/server/preview/stage-cookie\\.ts$|${TEST.source}`),
    pattern: /\bset-?cookie['"\]]|\b(?:stringifySetCookie|stringifyCookie|serializeCookie)\b/i,
    message: 'a cookie that goes around consent: write it with engine/visitor/cookies.ts, send it with engine/storage',
  },
  {
    folders: [...SHOP, 'studio', 'sandbox', 'scripts', 'e2e', 'bench'],
    except: /^scripts\/check\//,
    pattern: /waitForTimeout|\b(?:describe|test|it)\.(?:only|skip|todo)\b/,
    message: 'tests wait for what they need, and all of them run',
  },
  {
    folders: [...SHOP, 'studio', 'sandbox', 'scripts', 'e2e', 'bench', 'cms-extension'],
    except: /^scripts\/check\//,
    // date-fns has a 200 kB package.json, which Node reads again for each of its 300 modules.
    pattern: /from 'date-fns'/,
    message:
      'all of date-fns takes a second to load: import each function from its own module, such as date-fns/addDays',
  },
  {
    folders: [...SHOP, 'studio', 'sandbox', 'scripts', 'e2e', 'bench', 'cms-extension'],
    except: /^scripts\/(?:check|gen)\/|\.test\.tsx?$/,
    pattern: /@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint|biome)-(?:disable|ignore)|\b(?:TODO|FIXME|XXX)\b/,
    message: 'a finding is repaired, not silenced or put off',
  },
  {
    folders: [...SHOP, 'sandbox'],
    // These two validate the name of a time zone.
    except: new RegExp(
      `^domain/(?:money|compact-money|date-format|duration-format|number-format)\\.ts$|/client-information\\.ts$|/check-currency-and-time-zone\\.ts$|${TEST.source}`,
    ),
    pattern: /\bIntl\.(?:NumberFormat|DateTimeFormat)\b|\.toLocale(?:Date|Time)?String\(|\bdateFormats\(/,
    message:
      'a second way to write an amount, a count or a date: use domain/money.ts, domain/number-format.ts, domain/date-format.ts or domain/duration-format.ts',
  },
  {
    folders: ['domain', 'commerce', 'machines', 'blocks', 'app', 'sandbox'],
    except: TEST,
    pattern: /\b(?:amount|minor|price|total|units|cost|worth)\w*\)? ?[*/] ?100\b|\.toFixed\(2\)/i,
    message: 'an amount that is taken to have two decimals: use toMinorUnits and toMainUnits of domain/money.ts',
  },
  {
    folders: SHOP,
    except: new RegExp(`^schemas/browser/|${TEST.source}`),
    pattern: /['"`]vitrine:/,
    message:
      'the name of a page event, channel, lock or storage key: schemas/browser declares each once, with its type',
  },
  {
    folders: SHOP,
    except: TEST,
    pattern: /\bnew CustomEvent\b(?!<PageEventDetailOf<typeof (\w+)>>\(\1\b)/,
    message:
      'an event without its type: new CustomEvent<PageEventDetailOf<typeof SHOW_TOAST_EVENT>>(SHOW_TOAST_EVENT, { detail })',
  },
  {
    folders: ['machines', 'app/services/flows', 'app/services/payments', 'app/services/partner'],
    except: TEST,
    pattern: /\bquerySelector|\bgetElementById\b|\bgetAttribute\(|\.dataset\b|\bwindow\.(?:location|history)\b/,
    message: 'a flow that reads the page: the block that starts it gives its input, FlowPageServices the address',
  },
  {
    folders: ['blocks', 'app', 'studio', 'machines', 'engine'],
    except: TEST,
    pattern: /\bstyle=\{/,
    message: 'the content security policy refuses style attributes: use a class',
  },
];

export const textRulesChecker: Checker = {
  name: 'words and calls',
  hint: 'scripts/check/text-rules.ts holds the rules.',
  run: async (root) => {
    const read = new Set<string>();
    const findings = RULES.flatMap(({ folders, except, pattern, message }) =>
      listFilesInFolders(
        root,
        folders,
        (path) => CODE.test(path) && !path.includes('.gen.') && !except?.test(path),
      ).flatMap((path) => {
        read.add(path);
        const lines = readFileSync(join(root, path), 'utf8').split('\n');
        return lines.flatMap((line, index) => {
          const found = pattern.exec(line)?.[0];
          return found === undefined ? [] : [`${path}:${index + 1} "${found}": ${message}`];
        });
      }),
    );
    return { filesRead: read.size, findings };
  },
};
