import { expect, test } from 'vitest';
import { readCsv, writeCsv } from './csv-format.ts';

test('CSV has CRLF, quotes where a cell needs them, and an apostrophe before a formula', () => {
  const unit = { description: 'A "sum".', placeholders: ['{n}: number', '{a}: text'], maxLength: 9 };
  const units = [{ ...unit, id: 'a.b', state: 'stale', source: '=1+1', target: "'-1" } as const];
  expect(writeCsv({ sourceLocale: 'en', targetLocale: 'cy', units })).toBe(
    '\uFEFFid,state,description,placeholders,max length,source:en,target:cy\r\n' +
      'a.b,stale,"A ""sum"".","{n}: number\n{a}: text",9,\'=1+1,\'\'-1\r\n',
  );
});

test('columns may be in another order, and lines end and begin in any way that a spreadsheet writes', () => {
  const text = 'target:cy,note,id,source:en\r\n"I\r\ne",x,a.b,Yes\r\n\r\nNa,,a.c,\'=No\r\n';
  expect(readCsv(text)).toEqual({
    locale: 'cy',
    translations: [
      { id: 'a.b', source: 'Yes', target: 'I\ne', isConfirmed: false, place: { line: 2, column: 1 } },
      { id: 'a.c', source: '=No', target: 'Na', isConfirmed: false, place: { line: 5, column: 1 } },
    ],
    faults: [],
  });
});

test('readCsv reads an empty cell as untranslated if the state is missing, and as a removed translation if the state is stale', () => {
  const { translations } = readCsv('id,state,source:en,target:cy\na.b,missing,Yes,\na.c,stale,No,\n');
  expect(translations.map(({ target }) => target)).toEqual([null, '']);
});

test.each([
  ['id;state;source:en;target:cy\na.b;missing;Yes;', 'missing-property', 1, 'does not name the columns'],
  ['name,source:en,target:cy\na.b,Yes,Ie', 'missing-property', 1, 'does not name the columns'],
  ['', 'missing-property', 1, 'does not name the columns'],
  ['id,source:en,target:cy\na.b,Yes,Ie\na.c,No', 'wrong-format', 3, 'expect 3, got 2 on line 3'],
  ['id,source:en,target:cy\na.b,Yes,"Ie', 'wrong-format', 2, 'Quote Not Closed'],
])('readCsv refuses the malformed file %j and reports the line', (text, code, line, message) => {
  const { faults } = readCsv(text);
  expect(faults).toMatchObject([{ code, place: { line, column: 1 } }]);
  expect(faults[0]?.message).toContain(message);
});
