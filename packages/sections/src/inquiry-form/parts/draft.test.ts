import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftKey, hasDraft } from '../../kit/drafts.ts'
import { draftAt } from './draft.ts'

const place = draftKey('/contact', 'form')

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
  draftAt(place).keep({ name: 'Ann', pets: [], date: ' ', ages: ['3'] }, '?service=family')
  expect(draftAt(place).read()).toEqual({
    version: 1,
    search: '?service=family',
    values: { name: 'Ann', ages: ['3'] },
  })
  expect(draftAt(draftKey('/about', 'form')).read()).toBeNull()
})

test('a form that is emptied or sent keeps nothing', () => {
  const draft = draftAt(place)
  draft.keep({ name: 'Ann' }, '')
  draft.keep({ name: '' }, '')
  expect(kept.size).toBe(0)
  draft.keep({ name: 'Ann' }, '')
  draft.drop()
  expect(kept.size).toBe(0)
})

test('what is damaged, of another kind or refused counts as nothing', () => {
  const draft = draftAt(place)
  for (const text of [
    '{',
    'null',
    '{"version":2,"search":"","values":{}}',
    '{"version":1,"search":"","values":{"a":1}}',
  ]) {
    kept.set(place, text)
    expect(draft.read()).toBeNull()
  }
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => draft.keep({ name: 'Ann' }, '')).not.toThrow()
  expect(draft.read()).toBeNull()
})

test('a block knows whether something is kept of it, and so does nobody else', () => {
  vi.stubGlobal('sessionStorage', { [place]: '{}', [draftKey('/', 'other')]: '{}' })
  expect(['form', 'other', 'orm', 'third'].map(hasDraft)).toEqual([true, true, false, false])
  vi.stubGlobal('sessionStorage', undefined)
  expect(hasDraft('form')).toBe(false)
})
