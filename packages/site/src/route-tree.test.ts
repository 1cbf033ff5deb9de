import type { AnyRoute } from '@tanstack/react-router'
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
