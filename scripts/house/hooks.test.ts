import { expect, test } from 'vitest'
import { sourceFiles, type SourceFile } from './source-files.ts'

const files = sourceFiles('packages/*/src/**/*.{ts,tsx}').filter(
  ({ path }) => !/\.(stories|test)\.|\/(story|testing)\//.test(path),
)
const roomOf = ({ path }: SourceFile) => path.split('/')[1] ?? ''

/** Marks without a value that are looked for in the whole document, where whatever bears one first is taken. */
const hooks = files.flatMap((file) =>
  Array.from(file.text.matchAll(/\bdocument\.querySelector[^(]*\(\s*['"`][a-z]*\[(data-[a-z-]+)\]/g)).map(
    ([, hook = '']) => ({ hook, room: roomOf(file) }),
  ),
)

test('a mark that is looked for in the whole document is borne by one package’s markup alone', () => {
  expect(hooks.map(({ hook }) => hook)).toContain('data-booking-panel')
  const shared = hooks.flatMap(({ hook, room }) =>
    files
      .filter((file) => roomOf(file) !== room && new RegExp(String.raw`\b${hook}(?![\w-])`).test(file.text))
      .map(({ path }) => `${hook} of ${room} is in ${path}`),
  )
  expect(shared).toEqual([])
})
