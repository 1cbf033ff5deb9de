import { clockSchema, currencySchema, daySchema, idSchema, instantSchema, moneySchema } from '@bellows/domain'
import * as z from 'zod/mini'
import { hostSchema, secretId } from './folder-schemas.ts'

type Issue = z.core.$ZodIssue

/** Fits no pattern. */
const MISFIT = '\n'
const patternOf = (schema: z.ZodMiniType) => {
  const issue = z.safeParse(schema, MISFIT).error?.issues[0]
  return issue?.code === 'invalid_format' ? issue.pattern : undefined
}

/** What an owner is to write where a pattern is not met. */
const wanted = new Map(
  (
    [
      [
        moneySchema,
        'an amount is written with a point, at most 13 digits before it and four behind, as in "195.00"',
      ],
      [currencySchema, 'a currency is three capital letters, as in "EUR"'],
      [hostSchema, 'a host is written in lower case without https:// or a path, as in "studio.example"'],
      [
        instantSchema,
        'a time is a day with `at`, as in { "in": "12d", "at": "09:00" }, or "2030-05-04T18:00:00-05:00"',
      ],
      [daySchema, 'a day is written as in "2030-06-01" or { "next": "sat" }, without `at`'],
      [clockSchema, 'a time of day has two digits for the hour, as in "09:30"'],
      [idSchema, 'an id is at most 64 letters without accents, digits, - and _, as in "golden-hour"'],
      [secretId, 'an id that opens something is 22 to 64 letters without accents, digits, - and _'],
    ] as const
  ).map(([schema, text]) => [patternOf(schema), text]),
)

const WINDOW =
  'an entry is { "weekday": 1, "from": "09:00", "to": "17:00" }, where 1 is Monday, or { "date": "2030-06-01", "windows": [] }'

/** In the owner's words what is wrong at a place, with an example where a pattern alone would say it. */
export function issueText(issue: Issue | undefined): string {
  if (issue?.code === 'invalid_union' && issue.path.at(-2) === 'availableSchedules') return WINDOW
  const text = issue?.code === 'invalid_format' ? wanted.get(issue.pattern) : undefined
  return text ?? issue?.message ?? 'does not fit'
}
