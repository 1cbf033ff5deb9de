import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftAt } from './draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed is kept for its form alone, without what is blank', () => {
  draftAt('/contact form').keep({ name: 'Ann', pets: [], date: ' ', ages: ['3'] }, '?service=family')
  expect(draftAt('/contact form').read()).toEqual({
    version: 1,
    search: '?service=family',
    values: { name: 'Ann', ages: ['3'] },
  })
  expect(draftAt('/about form').read()).toBeNull()
})

test('a form that is emptied or sent keeps nothing', () => {
  const draft = draftAt('/contact form')
  draft.keep({ name: 'Ann' }, '')
  draft.keep({ name: '' }, '')
  expect(kept.size).toBe(0)
  draft.keep({ name: 'Ann' }, '')
  draft.drop()
  expect(kept.size).toBe(0)
})

test('what is damaged, of another kind or refused counts as nothing', () => {
  const draft = draftAt('/contact form')
  for (const text of [
    '{',
    'null',
    '{"version":2,"search":"","values":{}}',
    '{"version":1,"search":"","values":{"a":1}}',
  ]) {
    kept.set('bellows.inquiry /contact form', text)
    expect(draft.read()).toBeNull()
  }
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => draft.keep({ name: 'Ann' }, '')).not.toThrow()
  expect(draft.read()).toBeNull()
})
