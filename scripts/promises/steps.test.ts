import { expect, test } from 'vitest'
import { readJson, sourceFiles } from '../house/source-files.ts'
import { promises } from './steps.ts'

const { scripts } = readJson('package.json') as { scripts: Readonly<Record<string, string>> }

/** Commands that run what is a part of in an ordinary run at its full figures, with what they are given. */
const full = Object.entries(scripts).filter(([, command]) => /\b(?:PROMISES|PICTURES)=/.test(command))
const given = full.flatMap(([, command]) => command.split(' ').map((word) => word.split('/').at(-1) ?? ''))

test('every command that runs at full figures shows a promise', () => {
  const shown = new Set(promises.map(({ script }) => script))
  expect(full.map(([script]) => script).filter((script) => !shown.has(script))).toEqual([])
})

test('every test that keeps its full figures for promises is run at them by a command', () => {
  const held = ['e2e/**/*.spec.ts', 'packages/*/src/**/*.test.{ts,tsx}']
    .flatMap(sourceFiles)
    .filter(({ text }) => /process\.env\['(?:PROMISES|PICTURES)'\]|\/crosses\.ts'/.test(text))
    .map(({ path }) => path.replaceAll('\\', '/').split('/').at(-1) ?? '')
  expect(held.length).toBeGreaterThan(0)
  expect(held.filter((file) => !given.some((word) => word !== '' && file.startsWith(word)))).toEqual([])
})

test('every promise has a command', () => {
  expect(promises.filter(({ script }) => !scripts[script])).toEqual([])
})
