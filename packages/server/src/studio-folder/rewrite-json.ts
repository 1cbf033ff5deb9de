export type Place = readonly (string | number)[]

/** Answers what stands in place of a value; `undefined` leaves it and looks into it. */
export type Rewrite = (value: unknown, place: Place) => unknown

/** A copy of JSON data in which `rewrite` has replaced what it knows, from the outside in. */
export function rewriteJson(value: unknown, rewrite: Rewrite, place: Place = []): unknown {
  const replaced = rewrite(value, place)
  if (replaced !== undefined) return replaced
  if (Array.isArray(value)) return value.map((item, index) => rewriteJson(item, rewrite, [...place, index]))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, child]) => [
    name,
    rewriteJson(child, rewrite, [...place, name]),
  ])
  return Object.fromEntries(entries)
}
