import { expect, test as base, type Page } from '@playwright/test'
import { BUILDER, frameOf, givePage, heardOf, send } from './builder.ts'
import { urlOf } from './studios.ts'

export const SITE = urlOf('preview')
export const ADDRESS = `${SITE}/web-builder/preview`

/** The builder's page with the preview, which has said that it is ready. */
export const test = base.extend<{ builder: Page; faults: string[]; sent: string[] }>({
  faults: async ({ context }, give) => {
    const faults: string[] = []
    context.on('weberror', (error) => faults.push(error.error().message))
    await give(faults)
    expect(faults).toEqual([])
  },
  /** What left the page beyond asking. */
  sent: async ({ context }, give) => {
    const sent: string[] = []
    context.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
    })
    await give(sent)
    expect(sent).toEqual([])
  },
  builder: async ({ page, faults: _f, sent: _s }, give) => {
    await givePage(page, BUILDER, { frames: [frameOf(ADDRESS)] })
    await page.goto(BUILDER)
    await expect.poll(() => heardOf(page, 'web-builder-ready')).toHaveLength(1)
    await give(page)
  },
})

/** A block as a builder writes one. */
export const block = (id: string, name: string, options: object) => ({ id, name, visibility: true, options })
export const words = (id: string, title: string, more: object = {}) =>
  block(id, 'introduction', {
    template: 'ONLY-TEXT-1',
    title,
    buttonLink: 'https://scratch.example',
    ...more,
  })
const pageOf = (contents: readonly object[]) => ({
  id: 'draft',
  slug: null,
  title: 'Draft',
  layout: { headers: [], contents, footers: [] },
})
let numbered = 100
/** Shows a view and waits until it stands. */
export const show = async (page: Page, view: object, more: object = {}): Promise<number> => {
  numbered += 1
  const sequence = numbered
  await send(page, { action: 'web-builder-page-update', sequence, view, ...more })
  await expect
    .poll(async () => (await heardOf(page, 'web-builder-applied')).map(({ data }) => data['sequence']))
    .toContain(sequence)
  return sequence
}
export const showPage = (page: Page, contents: readonly object[], more: object = {}) =>
  show(page, { kind: 'page', page: pageOf(contents) }, more)
