import { expect, test } from 'vitest'
import { Publishing, type Told } from './publishing.ts'

test('whoever listens is told, and other processes are listened to as soon as somebody does', async () => {
  const sources: Told[] = []
  let stopped = 0
  const publishing = new Publishing((tell) => {
    sources.push(tell)
    return { stop: async () => void (stopped += 1) }
  })
  expect(sources).toHaveLength(0)
  const told: unknown[] = []
  publishing.listen((businessId) => told.push(['first', businessId]))
  publishing.listen((businessId) => told.push(['second', businessId]))
  publishing.tell('here')
  sources[0]?.()
  expect(told).toEqual([
    ['first', 'here'],
    ['second', 'here'],
    ['first', undefined],
    ['second', undefined],
  ])
  await publishing.close()
  publishing.tell('late')
  expect([sources.length, stopped, told.length]).toEqual([1, 1, 4])
})
