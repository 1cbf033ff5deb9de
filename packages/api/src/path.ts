/** The names of a path's parameters, in order. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
}

/** Fills the `:name` places of a path; a missing value throws. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (typeof value !== 'string' || value === '') throw new TypeError(`Path parameter ${name} is missing`)
    return encodeURIComponent(value)
  })
}
