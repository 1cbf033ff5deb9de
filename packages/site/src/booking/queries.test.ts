import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keepAnswer } from './queries.ts'

const queryKey = ['order', 'order-1']

test('an answer that was asked for before a change does not undo it', async () => {
  const client = new QueryClient()
  let answer: ((before: object) => void) | undefined
  const asked = new Promise<object>((resolve) => (answer = resolve))
  client.setQueryData(queryKey, { who: '' })
  const screen = new QueryObserver(client, { queryKey, queryFn: () => asked })
  const seen: unknown[] = []
  const leave = screen.subscribe(({ data }) => seen.push(data))
  keepAnswer(client, queryKey, { who: 'Anna' })
  answer?.({ who: '' })
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(screen.getCurrentResult()).toMatchObject({ data: { who: 'Anna' }, status: 'success' })
  expect(seen.at(-1)).toEqual({ who: 'Anna' })
  leave()
})

test('a screen that waits for its first answer has the one that came another way', async () => {
  const client = new QueryClient()
  const screen = new QueryObserver<object>(client, { queryKey, queryFn: () => new Promise(() => undefined) })
  const leave = screen.subscribe(() => undefined)
  keepAnswer(client, queryKey, { who: 'Anna' })
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(screen.getCurrentResult()).toMatchObject({ data: { who: 'Anna' }, status: 'success' })
  leave()
})
