import { expect, test } from 'vitest';
import { extractTestSource } from './test-source.ts';

const SOURCE = `
import { journey } from '../harness/journey.ts';
const PRICE = 5;
describe('the cart', () => {
  journey('shows its total', async ({ visit }) => {
    const { page } = await visit('harbour');
    // What the customer pays.
    await page.getByText('$3.40').waitFor();
    coversSpec('rules', 'cart.total', await seen(page.getByText('$3.40')));
    if (brand === 'harbour') coversSpec('rules', 'cart.currency', await seen(page.getByText('$3.40')));
  });
});
journey.for(BRANDS)('a customer of %s logs in', async (brand, { visit }) => {
  await visit(brand);
});
test(\`\${PRICE} games\`, () => undefined);
`;

test('the source of a test is that of its declaration alone', () => {
  const text = extractTestSource(SOURCE, 'shows its total');
  expect(text).toContain(`getByText('$3.40').waitFor()`);
  expect(text).not.toContain('a customer of');
  expect(extractTestSource(SOURCE.replace('PRICE = 5', 'PRICE = 6'), 'shows its total')).toBe(text);
});

test('comments, formatting and recorded proofs are no part of the source of a test', () => {
  const other = SOURCE.replace(/ *\/\/.*\n/, '')
    .replace(/ {4}proves\(.*\n/, '')
    .replaceAll('  ', ' ');
  expect(extractTestSource(other, 'shows its total')).toBe(extractTestSource(SOURCE, 'shows its total'));
});

test('a title that cases are put into is found by what all cases have in common', () => {
  expect(extractTestSource(SOURCE, 'a customer of lantern logs in')).toContain('journey.for(BRANDS)');
  expect(extractTestSource(SOURCE, '5 games')).toContain('test(`${PRICE} games`');
});

test('a title of no test has no source', () => {
  expect(extractTestSource(SOURCE, 'shows nothing')).toBeNull();
});
