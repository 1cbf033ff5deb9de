import type * as z from 'zod/mini'

/** What the schema says of the value at `name`, a path with dots, or of its entries; each text once. */
export function issuesAt(schema: z.ZodMiniType, values: unknown, name: string): string[] {
  const { error } = schema.safeParse(values, { jitless: true })
  const isHere = (path: string) => path === name || path.startsWith(`${name}.`)
  const here = (error?.issues ?? []).filter((issue) => isHere(issue.path.join('.')))
  return [...new Set(here.map((issue) => issue.message))]
}
