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

test('extractTestSource returns the declaration of the test alone', () => {
  const text = extractTestSource(SOURCE, 'shows its total');
  expect(text).toContain(`getByText('$3.40').waitFor()`);
  expect(text).not.toContain('a customer of');
  expect(extractTestSource(SOURCE.replace('PRICE = 5', 'PRICE = 6'), 'shows its total')).toBe(text);
});

test('extractTestSource leaves out comments, formatting and coversSpec statements', () => {
  const other = SOURCE.replace(/ *\/\/.*\n/, '')
    .replace(/ {4}coversSpec\(.*\n/, '')
    .replaceAll('  ', ' ');
  expect(extractTestSource(other, 'shows its total')).toBe(extractTestSource(SOURCE, 'shows its total'));
});

test('extractTestSource finds a parameterised test by the part of its title that all cases have in common', () => {
  expect(extractTestSource(SOURCE, 'a customer of lantern logs in')).toContain('journey.for(BRANDS)');
  expect(extractTestSource(SOURCE, '5 games')).toContain('test(`${PRICE} games`');
});

test('extractTestSource returns null for a title that no test has', () => {
  expect(extractTestSource(SOURCE, 'shows nothing')).toBeNull();
});
