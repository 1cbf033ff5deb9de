import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const check = 'scripts/node-24.cjs'
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
)

test('every command asks first whether its Node is new enough', () => {
  const others = Object.entries(scripts).filter(([, command]) => !command.startsWith(`node ${check} && `))
  expect(others).toEqual([])
})

const under = (version: string) => {
  const fake = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const asked = `${fake}; require('./${check}')`
  return spawnSync(process.execPath, ['--eval', asked], { cwd: root, encoding: 'utf8' })
}

test('an older Node gets one line that says what to install, and nothing else', () => {
  const { status, stdout, stderr } = under('20.19.0')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(
    /^Bellows needs Node 24 or newer: [^\n]*macOS[^\n]*nodejs\.org\. This is 20\.19\.0\n$/,
  )
})

test('a newer one is not spoken of', () => {
  expect(under('24.0.0')).toMatchObject({ status: 0, stdout: '', stderr: '' })
})
