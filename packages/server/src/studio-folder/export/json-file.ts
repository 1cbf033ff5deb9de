const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sorted(_: string, value: unknown): unknown {
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** JSON with its names in order: equal data, equal bytes. */
export const jsonFile = (data: unknown): string => `${JSON.stringify(data, sorted, 2)}\n`
