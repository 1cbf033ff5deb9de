/** Who imports whom. */
export type Arrow = readonly [from: string, to: string]

/** Every place that leads back to itself, with the places it does so by. */
export function circles(arrows: readonly Arrow[]): string[] {
  const next = Map.groupBy(
    arrows.filter(([from, to]) => from !== to),
    ([from]) => from,
  )
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>()
    const open = [start]
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      for (const [, to] of next.get(place) ?? []) {
        if (!seen.has(to)) open.push(to)
        seen.add(to)
      }
    }
    return seen
  }
  return [...next.keys()]
    .filter((place) => reached(place).has(place))
    .map(
      (place) => `${place} by ${[...reached(place)].filter((other) => reached(other).has(place)).join(', ')}`,
    )
}
