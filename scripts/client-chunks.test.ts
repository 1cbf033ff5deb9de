import { expect, test } from 'vitest'
import { chunkGroups, missingPaths } from './chunk-groups.ts'
import { clientChunks } from './client-chunks.ts'

test.each(clientChunks.map((group) => [group.name, group] as const))(
  'every path of the chunk %s answers to a file',
  (_, group) => expect(missingPaths(group)).toEqual([]),
)

test('a path that is not there is refused', () => {
  expect(() => chunkGroups([{ name: 'kit', sources: ['ui/src/lamp/'] }])).toThrow('kit: ui/src/lamp/')
  expect(() => chunkGroups([{ name: 'kit', installed: ['lamp'] }])).toThrow('kit: lamp')
})

test('an exception stays out, and what is named inside it stays in', () => {
  const [group] = chunkGroups([
    {
      name: 'booking',
      sources: ['site/src/booking/', 'site/src/booking/frame/notice'],
      except: ['site/src/booking/frame/'],
    },
  ])
  const isIn = (path: string) => group?.test.test(`/tree/packages/site/src/booking/${path}`)
  expect(['queries.ts', 'frame/frame-bar.tsx', 'frame/notice.tsx'].map(isIn)).toEqual([true, false, true])
})
