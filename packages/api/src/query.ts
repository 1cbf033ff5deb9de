import * as z from 'zod/mini'
import { boundedList, idPattern, idSchema, matchingText, wholeNumber } from '@bellows/domain'

const LIST_MAX = 100
const oneId = idPattern.source.slice(1, -1)

/** A list of ids, in a query string joined by commas. */
export const idListSchema = z.union([
  boundedList(idSchema, LIST_MAX),
  z.pipe(
    matchingText(new RegExp(`^${oneId}(,${oneId}){0,${LIST_MAX - 1}}$`)),
    z.transform((joined: string) => joined.split(',')),
  ),
])

/** A number that stands in a query string, where everything is text. */
export const wholeNumberQuery = z.union([
  wholeNumber(0),
  z.pipe(
    matchingText(/^\d{1,15}$/),
    z.transform((digits: string) => Number(digits)),
  ),
])

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Writes flat values as a query string; lists are joined, absent values left out. */
export function writeQuery(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value) && value.length === 0) continue
    query.set(name, Array.isArray(value) ? value.join(',') : textOf(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
