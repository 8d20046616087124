import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** Level of each requirement, by its id. */
const levels: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(join(root, 'docs/security/asvs-5.0-level-2.json'), 'utf8'),
);

/** Sections of the standard that ask for documents, which no test can stand for. */
const SECTIONS_ABOUT_DOCUMENTS = new Set(['2.1', '5.1', '6.1', '7.1', '8.1', '11.1', '13.1', '14.1', '15.1', '16.1']);

const STATES = ['met', 'not applicable', 'open'];

interface Requirement {
  readonly id: string;
  readonly level: number;
  readonly state: string;
  readonly reason: string;
}

function readRequirements(): Requirement[] {
  return [...text.matchAll(/^\| (\d+\.\d+\.\d+) *\| (\d) *\| ([a-z ]+?) *\| (.*?) *\|$/gm)].map(
    ([, id = '', level = '', state = '', reason = '']) => ({ id, level: Number(level), state, reason }),
  );
}

function listNamedFiles(words: string): string[] {
  return [...words.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)].map(([, path = '']) => path);
}

const requirements = readRequirements();

describe('the security document', () => {
  test('has each requirement of level 2 of the standard once, with its level', () => {
    expect(requirements.map(({ id, level }) => [id, level])).toEqual(Object.entries(levels));
    expect(requirements.length).toBeGreaterThan(250);
  });

  test('gives each requirement a known state and a reason', () => {
    expect(requirements.filter(({ state, reason }) => !STATES.includes(state) || reason === '')).toEqual([]);
  });

  test('names a test for each requirement that is met, or a document where one is asked for', () => {
    const unproven = requirements
      .filter(({ state }) => state === 'met')
      .filter(({ id, reason }) => {
        const isAboutDocuments = SECTIONS_ABOUT_DOCUMENTS.has(id.split('.').slice(0, 2).join('.'));
        const proof = isAboutDocuments ? /\.(?:md|test\.tsx?)$/ : /\.test\.tsx?$/;
        return !listNamedFiles(reason).some((path) => proof.test(path));
      });
    expect(unproven).toEqual([]);
  });

  test('names files that exist', () => {
    const named = listNamedFiles(text);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('counts the requirements of each state', () => {
    const [met, notApplicable, open] = STATES.map((state) => requirements.filter((one) => one.state === state).length);
    expect(text).toContain(
      `Of ${requirements.length} requirements ${met} are met, ${notApplicable} not applicable and ${open} open.`,
    );
  });
});
