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
    /\b(?:Link|createLink|linkOptions|useLinkProps|useElementScrollRestoration|useInfiniteQuery|infiniteQueryOptions|useSuspenseInfiniteQuery|useMutation|useMutationState|useMatchRoute|MatchRoute|MutationObserver|useIsMutating|usePrefetchQuery|dehydrate|HydrationBoundary)\b[^\n]*from '@tanstack|fetchInfiniteQuery|routeMasks|basepath|headScripts|\bi18n\.(?:date|time)\(|\.matchRoute\(|\.(?:ensureQueryData|fetchOptimistic|[gs]etQueriesData|getQueryState|prefetchQuery|[gs]etDefaultOptions|setQueryDefaults)\(|useFieldArray|\.(?:resetField|resetDefaultValues|setFocus|setValues)\(/
  expect(files.filter((file) => asked.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([])
})

test.each(Object.entries(unusedFunctions))('%s has all functions that are left out', (path, names) => {
  const source = readFileSync(`${root}node_modules/${path}`, 'utf8')
  expect(withoutWork(source, names).length).toBeLessThan(source.length)
})

test('a function does nothing, a method of a prototype is gone, and what stands beside them is kept', () => {
  const source = `function a(b) { return b }
const c = async (d) => d, e = 1
var K = class { constructor() { this.n = () => 1; this.o = () => 2 } l() { return 1 } m() {} }
F.prototype.g = function () {}
F.h.i = 2
exports.p = function () {}
exports.q = a
const r = typeof s === 'function' ? s : function (t) { return t }
function u() { const v = () => 1; const w = () => 2; return v }`
  const names = ['a', 'c', 'K#l', 'K#n', 'F.prototype', 'exports.p', 'r', 'u/v']
  expect(withoutWork(source, names)).toBe(`function a() {}
const c = () => {}, e = 1
var K = class { constructor() { this.n = () => {}; this.o = () => 2 } l() {} m() {} }

F.h.i = 2

exports.q = a
const r = typeof s === 'function' ? s : () => {}
function u() { const v = () => {}; const w = () => 2; return v }`)
  expect(() => withoutWork(source, ['j'])).toThrow('No function of this name to leave out: j')
})

test('nobody asks React for what does nothing', () => {
  const files = globSync(
    [
      'packages/{site,sections,ui}/src/**/*.{ts,tsx}',
      'node_modules/@tanstack/{react-router,react-query,react-store}/{dist,build}/**/*.{js,mjs}',
      'node_modules/@lingui/react/dist/**/*.mjs',
      'node_modules/@radix-ui/*/dist/index.mjs',
      'node_modules/{embla-carousel,embla-carousel-react}/esm/*.js',
      'node_modules/yet-another-react-lightbox/dist/**/*.js',
    ],
    { cwd: root },
  )
  const asked = [
    /\b(?:ViewTransition|SuspenseList|useActionState|useFormStatus|requestFormReset)\b[^\n]*from ['"]react(?:-dom)?['"]/,
    /\b(?:useTransition|useOptimistic|useDeferredValue|addTransitionType|unstable_\w+)\b[^\n]*from ['"]react['"]/,
    /\b(?:prefetchDNS|preconnect|preinit\w*|preloadModule|findDOMNode)\b[^\n]*from ['"]react-dom['"]/,
    /React(?:\$1)?\.(?:ViewTransition|Activity|useActionState|useTransition|useOptimistic|useDeferredValue)\b/,
    /<(?:React\.)?(?:Activity|ViewTransition|Fragment[^>]* ref)\b|\bprecedence=|from ['"]react\/compiler-runtime/,
    // Telling where in the tree something broke is left out too; the router's server says an empty text.
    /\bon(?:BeforeInput|Composition(?:Start|Update|End))\b|\bcomponentStack: (?!"")/,
  ]
  const asksIn = (file: string) => {
    const source = readFileSync(`${root}${file}`, 'utf8')
    return asked.some((each) => each.test(source))
  }
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(asksIn)).toEqual([])
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
