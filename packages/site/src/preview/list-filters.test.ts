import type { Page } from '@bellows/domain'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeContext } from '../testing/fake-context.ts'
import { block, fakeApi, page } from '../testing/fake-studio.ts'
import { viewComposer } from './compose-view.ts'
import { createRedraws, type Change } from './redraws.ts'
import type { Asked } from './shown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const base: Asked = {
  theme: null,
  brand: {},
  view: { kind: 'stored', slug: null },
  showsHidden: false,
}
const listOf = (sort: string): Page =>
  page([block('list', 'serviceList', { template: 'service-list-1', source: 'fullSessions', sort })])

/** A preview that is shown one page after the other, and what it asked of the API. */
function preview() {
  const asked: string[] = []
  const known = fakeApi({ '/api/public/services': [] })
  const compose = viewComposer(
    fakeContext({
      fetch: (path, init) => {
        if (path.startsWith('/api/public/services')) asked.push(new URL(path, 'http://x').search)
        return known(path, init)
      },
    }),
  )
  const drawn: string[] = []
  const fail = vi.fn<() => void>()
  const redraws = createRedraws({
    first: base,
    draw: async (wanted, newer) => {
      const shown = await compose(wanted, newer)
      drawn.push(String(shown.page.contents[0]?.block.options['sort']))
    },
    fail,
    overtake: () => undefined,
  })
  let sequence = 0
  const show = (sort: string) => {
    const change: Change = {
      part: 'view',
      sequence: (sequence += 1),
      asked: { view: { kind: 'page', page: listOf(sort) } },
    }
    redraws.ask(change)
  }
  return { asked, drawn, show, fail }
}

test('a list is asked for at once, and anew when its filters have stood still for 300 ms', async () => {
  const { asked, drawn, show, fail } = preview()
  show('upcoming')
  await vi.waitFor(() => expect(drawn).toEqual(['upcoming']), { timeout: 5000 })
  expect(asked).toHaveLength(1)

  for (const sort of ['lastEdited', 'lastCreated', 'lastEdited', 'lastCreated']) {
    show(sort)
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(99)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(drawn).toEqual(['upcoming', 'lastCreated']))
  expect(asked).toHaveLength(2)
  expect(asked[1]).toContain('lastCreated')
  expect(fail).not.toHaveBeenCalled()
})

test('what was asked for before is there at once', async () => {
  const { asked, drawn, show } = preview()
  show('upcoming')
  await vi.waitFor(() => expect(drawn).toHaveLength(1))
  show('lastEdited')
  await vi.advanceTimersByTimeAsync(300)
  await vi.waitFor(() => expect(drawn).toHaveLength(2))
  show('upcoming')
  await vi.waitFor(() => expect(drawn).toHaveLength(3))
  expect(asked).toHaveLength(2)
})
