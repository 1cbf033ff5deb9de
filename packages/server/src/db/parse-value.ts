import pg from 'pg'

const int8 = 20
const date = 1082
const timestamp = 1114
const numeric = 1700

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}

function refuseTimestamp(): never {
  throw new TypeError('timestamp without time zone is not used here')
}

const ours = new Map<number, (text: string) => unknown>([
  [int8, safeInteger],
  [date, (text) => text],
  [numeric, (text) => text],
  [timestamp, refuseTimestamp],
])

/** The one reading of a column's text for both engines: int8 number, timestamptz Date, date text, bytea Buffer. */
export function valueParser(type: number): (text: string) => unknown {
  return ours.get(type) ?? pg.types.getTypeParser(type, 'text')
}
