import { expect, test } from 'vitest'
import { withAnswer, withoutSent } from './waiting-answers.ts'

const answer = (id: string, ...contents: string[]) => ({ id, contents })

test('an answer takes the place of the earlier one to its question', () => {
  const waiting = [answer('who', 'Anna'), answer('pets', 'No')]
  expect(withAnswer(waiting, answer('who', 'Anna and Ole'))).toEqual([
    answer('pets', 'No'),
    answer('who', 'Anna and Ole'),
  ])
})

test('what no longer fits is the oldest', () => {
  const long = '漢'.repeat(1024)
  let waiting = [answer('first', long)]
  for (let index = 0; index < 40; index += 1) waiting = withAnswer(waiting, answer(`q${index}`, long))
  expect(new TextEncoder().encode(JSON.stringify(waiting)).length).toBeLessThanOrEqual(56_000)
  expect(waiting.at(-1)?.id).toBe('q39')
  expect(waiting.some(({ id }) => id === 'first')).toBe(false)
})

test('what arrived no longer waits, what was changed on its way does', () => {
  const waiting = [answer('who', 'Anna and Ole'), answer('what', 'Wall', 'Cards')]
  const sent = [answer('who', 'Anna'), answer('what', 'Wall', 'Cards')]
  expect(withoutSent(waiting, sent)).toEqual([answer('who', 'Anna and Ole')])
})
