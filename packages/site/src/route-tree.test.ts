import { bookingPrefixes, stepPath, steps } from '@bellows/domain'
import { createMemoryHistory, createRouter, type AnyRoute } from '@tanstack/react-router'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routeTree } from './route-tree.ts'

const tree = new URL('../../../', import.meta.url)

const sourcesOf = (route: AnyRoute): string[] => [
  ...(route.options.staticData?.sources ?? []),
  ...((route.children ?? []) as AnyRoute[]).flatMap(sourcesOf),
]

test('every source that a route names is a file', () => {
  const sources = sourcesOf(routeTree)
  expect(sources.length).toBeGreaterThan(8)
  expect(sources.filter((source) => !existsSync(new URL(source, tree)))).toEqual([])
})

const router = createRouter({ routeTree: routeTree as AnyRoute, history: createMemoryHistory() })

/** The step that the page of an address shows. */
const stepAt = (path: string) => router.getMatchedRoutes(path)[0].at(-1)?.options.staticData?.step ?? null

test('every address of a step shows it', () => {
  for (const prefix of bookingPrefixes)
    for (const step of steps) expect(stepAt(stepPath({ prefix, id: 'x1' }, step))).toBe(step)
  expect(stepAt(stepPath({ prefix: 'slots', id: 's1' }, 'sign-contract', 2))).toBe('sign-contract')
})

test.each([
  ['/services/questionnaire', null],
  ['/services/questionnaire/questionnaire', 'questionnaire'],
  ['/services/payments/questionnaire', 'questionnaire'],
  ['/shoots/o1', null],
  ['/', null],
])('a service may be called as a step is: %s', (path, step) => {
  expect(stepAt(path)).toBe(step)
})
