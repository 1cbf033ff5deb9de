import { clockSchema, currencySchema, daySchema, idSchema, instantSchema, moneySchema } from '@bellows/domain'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hostSchema, secretId } from './folder-schemas.ts'
import { issueText } from './issue-text.ts'

test.each([
  [moneySchema, '10,00', 'an amount is'],
  [currencySchema, 'kwd', 'a currency is'],
  [hostSchema, 'https://studio.example', 'a host is'],
  [instantSchema, '2030-06-01', 'a time is a day with `at`'],
  [daySchema, '1.6.2030', 'a day is'],
  [clockSchema, '9:30', 'a time of day'],
  [idSchema, 'Größe', 'an id is'],
  [secretId, 'short', 'an id that opens'],
])('what a pattern asks is said in words: %#', (schema, value, words) => {
  expect(issueText(z.safeParse(schema, value).error?.issues[0])).toContain(words)
})
