import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unusedCode, unusedParts } from './unused-code.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const parts = Object.entries(unusedParts)

test.each(parts)('%s exports what stands in for it', (path, names) => {
  const source = readFileSync(`${root}node_modules/${path}`, 'utf8')
  expect(/^export \{ (.*) \};$/m.exec(source)?.[1]?.split(', ')).toEqual(names)
})

test('another file of the same package is left alone', () => {
  const part = unusedCode()
  expect(part.load(`${root}node_modules/@tanstack/react-router/dist/esm/route.js`)).toBeUndefined()
  expect(part.load(`${root}node_modules/${parts[0]?.[0]}`)).toContain('none as Link')
})

test('nobody asks for what is left out', () => {
  const files = globSync('packages/{site,sections,ui,api}/src/**/*.{ts,tsx}', { cwd: root })
  const asked =
    /\b(?:Link|createLink|linkOptions|useLinkProps|useElementScrollRestoration|useInfiniteQuery|infiniteQueryOptions|useSuspenseInfiniteQuery|useMutation|useMutationState|MutationObserver)\b[^\n]*from '@tanstack|fetchInfiniteQuery/
  expect(files.filter((file) => asked.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([])
})
