import { getSite } from '@bellows/api'
import type { PageUpdate } from '@bellows/protocol'
import { expect, test, vi } from 'vitest'
import { callApi } from '../pages/call-api.ts'
import type { RouterContext } from '../router-context.ts'
import { fakeContext } from '../testing/fake-context.ts'
import { fakeApi } from '../testing/fake-studio.ts'
import { createPreview, type Preview } from './preview.ts'

const context = fakeContext()

const hero = { id: 'hero', name: 'hero' as const, visibility: true, options: { template: 'HERO-1' } }
const view = (id: string): PageUpdate['view'] => ({
  kind: 'page',
  page: {
    id,
    slug: null,
    serviceId: null,
    title: id,
    ogTitle: '',
    layout: { headers: [], contents: [hero], footers: [] },
  },
})

let sequence = 0
function show(preview: Preview, shown: PageUpdate['view']): Promise<void> {
  sequence += 1
  preview.take({ action: 'web-builder-page-update', sequence, view: shown, showsHidden: false })
  return new Promise((resolve) => {
    const stop = preview.shown.subscribe(() => {
      stop()
      resolve()
    })
  })
}

const change = { id: 'hero', edge: 'paddingTop' as const, before: 96, after: 10, gesture: {} }
const optionsOf = (preview: Preview) => preview.shown.get()?.page.contents[0]?.block.options

test('a change is taken back on its own page', async () => {
  const preview = createPreview([], context)
  await show(preview, view('a'))
  preview.changePadding(change)
  expect(optionsOf(preview)).toMatchObject({ paddingTop: 10 })
  await show(preview, view('a'))
  preview.undo()
  expect(optionsOf(preview)).toMatchObject({ paddingTop: 96 })
})

test('what was changed on one page is neither taken back nor done again on another, nor after coming back', async () => {
  const preview = createPreview([], context)
  await show(preview, view('a'))
  preview.changePadding(change)
  for (const id of ['b', 'a']) {
    await show(preview, view(id))
    const before = preview.shown.get()
    preview.undo()
    preview.redo()
    expect(preview.shown.get()).toBe(before)
  }
})

test('a page as it is stored is another view than the same page as it is sent', async () => {
  const stored = { id: 'a', slug: null, title: 'a', layout: { headers: [], contents: [hero], footers: [] } }
  const preview = createPreview([], { ...context, fetch: fakeApi({ '/api/public/pages/home': stored }) })
  await show(preview, view('a'))
  preview.changePadding(change)
  await show(preview, { kind: 'stored', slug: null })
  const before = preview.shown.get()
  preview.undo()
  expect(preview.shown.get()).toBe(before)
})

test('a stored page that is sent as it has become is the same page: its first change is taken back, and its mark stays', async () => {
  const stored = { id: 'a', slug: null, title: 'a', layout: { headers: [], contents: [hero], footers: [] } }
  const preview = createPreview([], { ...context, fetch: fakeApi({ '/api/public/pages/home': stored }) })
  await show(preview, { kind: 'stored', slug: null })
  preview.marked.set('hero')
  preview.changePadding(change)
  await show(preview, view('a'))
  preview.undo()
  expect(optionsOf(preview)).toMatchObject({ paddingTop: 96 })
  expect(preview.marked.get()).toBe('hero')
})

const failing: RouterContext['fetch'] = async () => Response.json({}, { status: 500 })

test('nobody is told of a call that failed', async () => {
  const onFailure = vi.fn<NonNullable<RouterContext['onFailure']>>()
  const preview = createPreview([], { ...context, fetch: failing, onFailure })
  await expect(callApi(preview.context, getSite, {})).rejects.toThrow('An unexpected error occurred')
  expect(onFailure).not.toHaveBeenCalled()
})
