import { expect, test } from 'vitest'
import { failedVisits } from './failed-visits.ts'

/** As Playwright's list reporter ends a run; each failure with what must be told of it. */
const failures = [
  {
    told: [
      'Error: locator.check: Clicking the checkbox did not change its state',
      "> 5 |   await page.getByLabel('Yes')",
    ],
    text: `a checkbox that is moved ────

    Error: locator.check: Clicking the checkbox did not change its state
    Call log:
      - waiting for getByLabel('Yes')
        - locator resolved to <input type="checkbox"/>
      - attempting click action
        - click action done


      3 | test('a checkbox that is moved', async ({ page }) => {
      4 |   await page.goto('/')
    > 5 |   await page.getByLabel('Yes').check()
        |                                ^
      6 | })
        at /house/e2e/a.spec.ts:5:32

    Error Context: ../.visual/flows/a-1/error-context.md
`,
  },
  {
    told: ['toEqual(expected) // deep equality', '- Array []', '+   "h1 A",', '>  8 |   expect(found)'],
    text: `two lists differ ────

    Error: expect(received).toEqual(expected) // deep equality

    - Expected  - 1
    + Received  + 4

    - Array []
    + Array [
    +   "h1 A",
    +   "h2 B",
    + ]

       7 | test('two lists differ', () => {
    >  8 |   expect(found).toEqual([])
         |                 ^
       9 | })
        at /house/e2e/a.spec.ts:8:28
`,
  },
  {
    told: ['toBeVisible() failed', 'Expected: visible', 'Error: element(s) not found', '> 12 |'],
    text: `a text is not there ────

    Error: expect(locator).toBeVisible() failed

    Locator: getByText('bye')
    Expected: visible
    Timeout: 1000ms
    Error: element(s) not found

    Call log:
      - Expect "toBeVisible" getByText('bye') with timeout 1000ms

      11 |   await page.goto('/')
    > 12 |   await expect(page.getByText('bye')).toBeVisible()
         |                                       ^
`,
  },
  {
    told: ['toHaveTitle(expected) failed', 'Expected pattern: /^Contact/', 'Received string:  "A"', '> 16 |'],
    text: `a title is another ────

    Error: expect(page).toHaveTitle(expected) failed

    Expected pattern: /^Contact/
    Received string:  "A"
    Timeout: 1000ms

    Call log:
${'      - Expect "toHaveTitle" with timeout 1000ms\n'.repeat(200)}
    > 16 |   await expect(page).toHaveTitle(/^Contact/)
`,
  },
  {
    told: ['Test timeout of 8000ms exceeded.'],
    text: `runs out of time ────

    Test timeout of 8000ms exceeded.
`,
  },
]

const outputOf = (all: typeof failures) =>
  [
    `Running ${all.length + 1} tests using 1 worker`,
    '  ✓  1 [visits] › e2e/a.spec.ts:2:1 › passes (2ms)',
    ...all.map((_, index) => `  ✘  ${index + 2} [visits] › e2e/a.spec.ts:${index} › it fails (1.1s)`),
    ...all.map(({ text }, index) => `  ${index + 1}) [visits] › e2e/a.spec.ts:${index} › ${text}`),
    `  ${all.length} failed`,
    ...all.map((_, index) => `    [visits] › e2e/a.spec.ts:${index} › it fails ────`),
    '  1 passed (13.5s)',
  ]
    .join('\n')
    .split('\n')

const LINES = 150

test('each of five failures is told with its error, what was compared and its line of source', () => {
  const found = failedVisits(outputOf(failures), LINES)
  expect(found.length).toBeLessThanOrEqual(LINES)
  const blocks = found.join('\n').split(/^(?= {2}\d+\) )/m)
  expect(blocks).toHaveLength(failures.length)
  for (const [index, { told }] of failures.entries())
    for (const line of told) expect(blocks[index]).toContain(line)
  expect(found.join('\n')).not.toMatch(/passed|Error Context|\d failed|─/)
})

test('forty failures have their errors and their lines of source still', () => {
  const many = Array.from({ length: 8 }, () => failures).flat()
  const found = failedVisits(outputOf(many), LINES)
  expect(found.length).toBeLessThanOrEqual(LINES)
  const blocks = found.join('\n').split(/^(?= {2}\d+\) )/m)
  expect(blocks).toHaveLength(many.length)
  const atEnds = many.flatMap(({ told }, index) =>
    [told[0], told.at(-1)].map((line) => blocks[index]?.includes(line ?? '')),
  )
  expect(atEnds).not.toContain(false)
})

test('other output has no failed visits', () => {
  expect(failedVisits([' FAIL  stories lightbox.stories.tsx > Keys', '  1 failed'], LINES)).toEqual([])
})
