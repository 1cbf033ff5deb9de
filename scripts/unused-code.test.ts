import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { dateFormats } from '../packages/domain/src/time/date-formats.ts'
import { shortLocale } from './short-locales.ts'
import { unusedCode, unusedParts } from './unused-code.ts'
import { unusedFunctions, withoutWork } from './unused-functions.ts'

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
    /\b(?:Link|createLink|linkOptions|useLinkProps|useElementScrollRestoration|useInfiniteQuery|infiniteQueryOptions|useSuspenseInfiniteQuery|useMutation|useMutationState|MutationObserver|useIsMutating|usePrefetchQuery|dehydrate|HydrationBoundary)\b[^\n]*from '@tanstack|fetchInfiniteQuery|\.(?:ensureQueryData|[gs]etQueriesData|getQueryState|prefetchQuery|[gs]etDefaultOptions|setQueryDefaults)\(/
  expect(files.filter((file) => asked.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([])
})

test.each(Object.entries(unusedFunctions))('%s has all functions that are left out', (path, names) => {
  const source = readFileSync(`${root}node_modules/${path}`, 'utf8')
  expect(withoutWork(source, names).length).toBeLessThan(source.length)
})

test('a function does nothing, a method of a prototype is gone, and what stands beside them is kept', () => {
  const source = `function a(b) { return b }
const c = async (d) => d, e = 1
var K = class { l() { return 1 } m() {} }
F.prototype.g = function () {}
F.h.i = 2`
  expect(withoutWork(source, ['a', 'c', 'K#l', 'F.prototype'])).toBe(`function a() {}
const c = () => {}, e = 1
var K = class { l() {} m() {} }

F.h.i = 2`)
  expect(() => withoutWork(source, ['j'])).toThrow('No function of this name to leave out: j')
})

test('nobody asks React for what does nothing', () => {
  const files = globSync(
    [
      'packages/{site,sections,ui}/src/**/*.{ts,tsx}',
      'node_modules/@tanstack/{react-router,react-query,react-store}/{dist,build}/**/*.{js,mjs}',
      'node_modules/@lingui/react/dist/**/*.mjs',
    ],
    { cwd: root },
  )
  const asked =
    /\b(?:ViewTransition|SuspenseList|useActionState|useFormStatus|requestFormReset|prefetchDNS|preconnect|preinit\w*|preloadModule)\b[^\n]*from ['"]react(?:-dom)?['"]|React\.(?:ViewTransition|Activity|useActionState)\b|<(?:React\.)?(?:Activity|ViewTransition|Fragment[^>]* ref)\b/
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => asked.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([])
})

test.each(['de', 'es', 'fr', 'pt-br'])('the short locale %s has every name that a date says', (name) => {
  const short = shortLocale(`${root}node_modules/dayjs/locale/${name}.js`)
  const data = JSON.parse(/^const locale = (.*)$/m.exec(short ?? '')?.[1] ?? '')
  expect(data).toMatchObject({ name, weekdaysShort: { length: 7 }, monthsShort: { length: 12 } })
})

test('dates say no other names than those of the short locales', () => {
  const tokens = Object.values(dateFormats).flatMap(({ day, weekday }) =>
    (weekday + day).replaceAll(/\[.*?\]/g, '').match(/[A-Za-z]+/g),
  )
  expect(new Set(tokens)).toEqual(new Set(['D', 'MMM', 'YYYY', 'ddd']))
})
