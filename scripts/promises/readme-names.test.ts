import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { promises } from './steps.ts'

const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8')

/** What Bellows promises, and the commands that show it. */
const promised: readonly (readonly [promise: string, ...scripts: string[]])[] = [
  ['One slot, one booking', 'test:race'],
  ['What we confirmed, we keep', 'test:crash'],
  ['Asking twice is harmless', 'test:chaos'],
  ['Every hold ends', 'test:model'],
  ['The money adds up', 'test:unit'],
  ['Nobody marks themselves paid', 'test:payments'],
  ['Status never runs backwards', 'test:unit'],
  ['A signature can’t be altered unseen', 'test:evidence'],
  ['The right hour in every zone', 'test:unit'],
  ['Bad input gets an answer', 'test:fuzz'],
  ['Owner content can’t run code', 'test:xss'],
  ['A bad block never takes a page down', 'test:unit'],
  ['Anyone can use it', 'test:stories', 'test:every-language'],
  ['All flows by keyboard alone', 'test:e2e'],
  ['It looks as designed', 'test:visual'],
  ['No tracking before yes', 'test:e2e'],
  ['A page never vanishes', 'test:e2e', 'test:every-page'],
  ['It stays up', 'test:faults'],
  ['Fast for visitors', 'size', 'bench'],
]

const rows = readme
  .slice(readme.indexOf('<!-- promises -->'), readme.indexOf('<!-- /promises -->'))
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

test.each(promised.flatMap(([promise, ...scripts]) => scripts.map((script) => [promise, script])))(
  'the table tells what became of "%s", shown by %s',
  (promise, script) => {
    const says = rows.filter((cells) => cells[2] === `\`npm run ${script}\``).map((cells) => cells[1] ?? '')
    expect(says.join().toLowerCase()).toContain(promise?.toLowerCase())
  },
)

test('every promise that has a command has its row', () => {
  const shown = new Set(rows.map((cells) => `${cells[1]} ${cells[2]}`))
  const missing = promises.filter(
    ({ promise, script }) => promise && !shown.has(`${promise} \`npm run ${script}\``),
  )
  expect(missing).toEqual([])
})
