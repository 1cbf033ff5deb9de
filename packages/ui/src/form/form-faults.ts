type Issue = Readonly<{ path: readonly PropertyKey[]; message: string }>
export type Faults = Readonly<{ issues: readonly Issue[] }> | undefined

/** What each field is told, by its name. */
export type Told = Readonly<Record<string, readonly string[]>>

const nameOf = ({ path }: Issue): string => String(path[0])
const placeOf = ({ path }: Issue): string => path.map(String).join('.')
const once = (issues: readonly Issue[]) => [...new Set(issues.map(({ message }) => message))].filter(Boolean)
const issuesAt = (faults: Faults, name: string) =>
  (faults?.issues ?? []).filter((issue) => nameOf(issue) === name)

/** What a field is told: every rule it breaks, each text once; of a list, what its first wrong entry breaks. */
export function textsAt(faults: Faults, name: string): readonly string[] {
  const here = issuesAt(faults, name)
  const [first] = here
  return first ? once(here.filter((issue) => placeOf(issue) === placeOf(first))) : []
}

export const faultsIn = (faults: Faults): Told =>
  Object.fromEntries((faults?.issues ?? []).map(nameOf).map((name) => [name, textsAt(faults, name)]))

/** What was told of a field and has not been made good; the same list where nothing has. */
export function stillTrue(told: readonly string[], faults: Faults, name: string): readonly string[] {
  const now = once(issuesAt(faults, name))
  const left = told.filter((text) => now.includes(text))
  return left.length === told.length ? told : left
}
