import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bookingAvailabilitySchema } from '../entities/booking-availability.ts'
import { mayAnswerLater } from './answers-later.ts'

const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `q${index}`,
    title: 'Who?',
    type: 'SHORT_TEXT' as const,
    options: [],
  }))

test.each([
  ['nine questions of a booking of a time may be finished later', 9, true, true, true],
  ['eight may not', 8, true, true, false],
  ['nor any where the studio does not allow it', 9, false, true, false],
  ['nor those of a booking without time', 9, true, false, false],
] as const)('%s', (...row) => {
  const [, count, allows, hasTime, expected] = row
  expect(mayAnswerLater({ questions: questions(count), hasTime }, { mayAnswerLater: allows })).toBe(expected)
})

test('a studio that says nothing asks for the e-mail once, and for all answers', () => {
  expect(z.parse(bookingAvailabilitySchema, {})).toMatchObject({
    asksEmailTwice: false,
    mayAnswerLater: false,
  })
})
