import { afterEach, expect, test, vi } from 'vitest'
import { lookFirst } from './look-first.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A server of built files, of which some are lost at first. */
function serve(files: Readonly<Record<string, string>>, lost: string[] = []) {
  const asked: string[] = []
  vi.stubGlobal('document', { baseURI: 'https://studio.test/sessions' })
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname } = new URL(address)
    asked.push(pathname)
    const at = lost.indexOf(pathname)
    if (at >= 0) return Promise.reject(new Error(`Lost ${lost.splice(at, 1).join()}`))
    return Promise.resolve(new Response(files[pathname], { status: pathname in files ? 200 : 404 }))
  })
  return asked
}

test('what a file needs is fetched with it, once', async () => {
  const asked = serve({
    '/assets/faqs.js': 'import"./kit.js";import{a as b}from"./frame.js";import(`./later.js`);',
    '/assets/frame.js': "import {c} from './kit.js'",
    '/assets/kit.js': '',
  })
  await lookFirst('/assets/faqs.js')
  expect(asked.toSorted()).toEqual(['/assets/faqs.js', '/assets/frame.js', '/assets/kit.js'])
})

test('what was lost is asked for again, whatever of it was there', async () => {
  const files = { '/assets/list.js': 'import"./card.js"', '/assets/card.js': '' }
  const asked = serve(files, ['/assets/card.js'])
  await expect(lookFirst('/assets/list.js')).rejects.toThrow('Lost /assets/card.js')
  await lookFirst('/assets/list.js')
  expect(asked.filter((file) => file === '/assets/card.js')).toHaveLength(2)
})

test('files that need each other come', async () => {
  const asked = serve({ '/assets/one.js': 'import"./two.js"', '/assets/two.js': 'import"./one.js"' })
  await lookFirst('/assets/one.js')
  expect(asked).toEqual(['/assets/one.js', '/assets/two.js'])
})

/** What the browser remembers of an address. */
const remembers = (responseStatus: number) =>
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
    Object.create(PerformanceResourceTiming.prototype, {
      decodedBodySize: { value: 120 },
      responseStatus: { value: responseStatus },
    }) as PerformanceResourceTiming,
  ])

test.each([
  ['what has come is not fetched anew', 200, []],
  ['what was refused, at whatever length, is', 502, ['/assets/faqs.js']],
])('%s', async (_, status, fetched) => {
  remembers(status)
  const asked = serve({ '/assets/faqs.js': '' })
  await lookFirst(`/assets/faqs.js?${status}`)
  expect(asked).toEqual(fetched)
})

test('a file that is no more is told', async () => {
  serve({})
  await expect(lookFirst('/assets/gone.js')).rejects.toThrow('gone.js does not come')
})
