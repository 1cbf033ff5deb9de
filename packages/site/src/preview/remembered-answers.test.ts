import type { PageNeeds, ServiceQuery } from '@bellows/sections'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeContext } from '../testing/fake-context.ts'
import { fakeApi, site } from '../testing/fake-studio.ts'
import { rememberedAnswers } from './remembered-answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const services: ServiceQuery = { source: 'fullSessions', sort: 'upcoming', serviceIds: [] }
const list: PageNeeds = { services }
const form: PageNeeds = { inquiry: true }
const faqs: PageNeeds = { group: 'faq' }

/** Asks for blocks' needs over a line that may be lost; counts what went over it. */
function asking() {
  const line = { isLost: false, calls: 0 }
  const known = fakeApi({
    '/api/public/services': [],
    '/api/public/services/options-inquiry': [],
    '/api/public/groups': { faq: [], clientReviews: [], howItWorks: [], photoshootApproach: {} },
  })
  const answersFor = rememberedAnswers(
    fakeContext({
      fetch: (path, init) => {
        line.calls += 1
        return line.isLost ? Promise.reject(new TypeError('No line')) : known(path, init)
      },
    }),
  )
  return {
    line,
    answer: (...needs: readonly PageNeeds[]) => answersFor(needs, site, new AbortController().signal),
  }
}

test('a block that moves or goes waits for nothing, and what comes again is known', async () => {
  const { line, answer } = asking()
  await answer(list, {}, form)
  const { calls } = line
  expect(vi.getTimerCount()).toBe(0)
  const moved = await answer(form, {}, list)
  const gone = await answer({}, list)
  const again = await answer(list, form)
  expect(line.calls).toBe(calls)
  expect([moved, gone, again].map((answers) => answers.length)).toEqual([3, 2, 2])
  expect(moved[2]?.services).toEqual(gone[1]?.services)
})

test('a list or a group that could not be had is asked for again, after a while', async () => {
  const { line, answer } = asking()
  line.isLost = true
  const [lost] = await answer(list, faqs)
  expect(Object.values(lost?.services ?? {})).toEqual([null])
  line.isLost = false
  const { calls } = line
  await answer(list, faqs)
  expect(line.calls).toBe(calls)
  await vi.advanceTimersByTimeAsync(3000)
  const later = answer(list, faqs)
  await vi.advanceTimersByTimeAsync(300)
  const [had, entries] = await later
  expect(Object.values(had?.services ?? {})).toEqual([[]])
  expect(entries?.groups.faq).toEqual([])
})

test('a form whose services could not be had is asked for at once', async () => {
  const { line, answer } = asking()
  line.isLost = true
  await expect(answer(form)).rejects.toThrow('Error connect to server')
  line.isLost = false
  await expect(answer(form)).resolves.toHaveLength(1)
})

test('what was lacking and is forgotten while filters come to rest is asked for with them', async () => {
  const { line, answer } = asking()
  line.isLost = true
  await answer(list, faqs)
  line.isLost = false
  await vi.advanceTimersByTimeAsync(2900)
  const later = answer({ services: { ...services, sort: 'lastEdited' } }, faqs)
  await vi.advanceTimersByTimeAsync(300)
  const [, entries] = await later
  expect(entries?.groups.faq).toEqual([])
})
