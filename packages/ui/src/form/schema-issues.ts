import type * as z from 'zod/mini'

/** Whether the schema finds fault with the value at `name`, a path with dots. */
export function hasIssueAt(schema: z.ZodMiniType, values: unknown, name: string): boolean {
  const { error } = schema.safeParse(values, { jitless: true })
  const paths = (error?.issues ?? []).map((issue) => issue.path.join('.'))
  return paths.some((path) => path === name || path.startsWith(`${name}.`))
}
