type Imports = Readonly<Record<string, Readonly<{ type: string; imports?: readonly string[] }>>>

/** The way from a file over what it imports back to itself; none where it can start. */
export function chunkCircle(bundle: Imports, from: string): readonly string[] | undefined {
  const seen = new Set<string>()
  const ways: (readonly string[])[] = [[from]]
  for (const way of ways) {
    for (const next of bundle[way.at(-1) ?? '']?.imports ?? []) {
      if (next === from) return [...way, from]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

/**
 * Ends a build in which what the schemas need waits for the schemas: they are made as their file starts, so one that comes
 * too early leaves every page without its client.
 */
export const noCircles = () => ({
  name: 'no-circles-of-schemas',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  generateBundle(_options: unknown, bundle: Imports) {
    const schemas = Object.keys(bundle).filter((name) => name.includes('/schema-'))
    for (const name of schemas) {
      const circle = chunkCircle(bundle, name)
      if (circle) throw new Error(`These files of the client wait for each other: ${circle.join(' -> ')}`)
    }
  },
})
