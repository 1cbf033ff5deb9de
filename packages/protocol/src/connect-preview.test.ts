import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectPreview } from './connect-preview.ts'

const ORIGIN = 'https://studio.example'
const page = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

/** A preview's window, and what it was sent. */
function fakePreview() {
  const sent: Record<string, unknown>[] = []
  const preview = {
    postMessage: (body: Record<string, unknown>, origin: string) => sent.push({ ...body, to: origin }),
  } as unknown as Window
  const say = (data: unknown, origin = ORIGIN, source: unknown = preview) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  return { preview, sent, say, actions: () => sent.map(({ action }) => action) }
}

const ready = { action: 'web-builder-ready', version: 1 }
const home = { kind: 'stored', slug: null } as const

test('what is said before the preview is ready waits, and only the last of each kind is sent', () => {
  const { preview, sent, say, actions } = fakePreview()
  const connection = connectPreview(preview, ORIGIN)
  expect(actions()).toEqual(['web-builder-hello'])
  connection.mark('a')
  connection.showView({ kind: 'finish' })
  expect(connection.showView(home)).toBe(3)
  expect(actions()).toEqual(['web-builder-hello'])
  say(ready)
  expect(sent.slice(1)).toEqual([
    { action: 'web-builder-mark', id: 'a', sequence: 1, to: ORIGIN },
    { action: 'web-builder-page-update', view: home, sequence: 3, to: ORIGIN },
  ])
  connection.disconnect()
})

test('a preview that reloads is told everything again, but not to scroll', () => {
  const { preview, say, actions } = fakePreview()
  const connection = connectPreview(preview, ORIGIN)
  say(ready)
  connection.showView(home)
  connection.scrollTo('a')
  say(ready)
  expect(actions()).toEqual([
    'web-builder-hello',
    'web-builder-page-update',
    'web-builder-scroll-to',
    'web-builder-page-update',
  ])
  connection.disconnect()
})

test('answers are told to their listeners; those of others, and what fits no schema, to nobody', () => {
  const { preview, say } = fakePreview()
  const onSelect = vi.fn<(answer: unknown) => void>()
  const onPadding = vi.fn<(answer: unknown) => void>()
  const connection = connectPreview(preview, ORIGIN, { onSelect, onPadding })
  const select = { action: 'web-builder-select', id: 'a' }
  say(select, 'https://other.example')
  say(select, ORIGIN, {})
  say({ action: 'web-builder-select' })
  say({ action: 'web-builder-padding', id: 'a', paddingTop: 321, paddingBottom: 0 })
  expect([onSelect.mock.calls, onPadding.mock.calls]).toEqual([[], []])
  say(select)
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(select)
  connection.disconnect()
  say(select)
  expect(onSelect).toHaveBeenCalledOnce()
})

test('an empty frame is greeted once it has loaded something else', () => {
  const { preview, actions } = fakePreview()
  const emptyDocument: unknown = { URL: 'about:blank' }
  const frame = Object.assign(new EventTarget(), { contentWindow: preview, contentDocument: emptyDocument })
  const connection = connectPreview(frame as unknown as HTMLIFrameElement, ORIGIN)
  expect(actions()).toEqual([])
  frame.contentDocument = null
  frame.dispatchEvent(new Event('load'))
  expect(actions()).toEqual(['web-builder-hello'])
  connection.disconnect()
})

test('a preview of the builder’s own origin, which stood before it, is greeted too', () => {
  const { preview, actions } = fakePreview()
  const contentDocument = { URL: `${ORIGIN}/web-builder/preview` }
  const frame = Object.assign(new EventTarget(), { contentWindow: preview, contentDocument })
  connectPreview(frame as unknown as HTMLIFrameElement, ORIGIN).disconnect()
  expect(actions()).toEqual(['web-builder-hello'])
})

test('an origin may be written as an address; what is none is refused aloud', () => {
  const { preview, sent, say, actions } = fakePreview()
  const connection = connectPreview(preview, `${ORIGIN}/`)
  say(ready)
  connection.showView(home)
  expect(actions()).toEqual(['web-builder-hello', 'web-builder-page-update'])
  expect(sent.map(({ to }) => to)).toEqual([ORIGIN, ORIGIN])
  connection.disconnect()
  for (const wrong of ['studio.example', '', 'data:text/html,x'])
    expect(() => connectPreview(preview, wrong), wrong).toThrow(TypeError)
})
