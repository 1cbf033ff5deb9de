import type { AnswerValue, AnswerValues } from '@bellows/domain'
import * as z from 'zod/mini'

const draftSchema = /* #__PURE__ */ z.object({
  version: z.literal(1),
  /** What the address asked for when it was typed. */
  search: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})

export type Draft = z.output<typeof draftSchema>

export const isBlank = (value: AnswerValue | undefined): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : value.length === 0)

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** What was typed into a form, kept under `key` as long as the tab; what cannot be read counts as nothing. */
export function draftAt(key: string) {
  const drop = () => void attempt(() => sessionStorage.removeItem(key))
  return {
    read: (): Draft | null =>
      attempt(() => {
        // The page's policy forbids code made from text.
        const parsed = z.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(key) ?? ''), {
          jitless: true,
        })
        return parsed.success ? parsed.data : null
      }),
    keep: (values: AnswerValues, search: string) => {
      const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)))
      if (Object.keys(typed).length === 0) drop()
      else
        attempt(() =>
          sessionStorage.setItem(key, JSON.stringify({ version: 1, search, values: typed } satisfies Draft)),
        )
    },
    drop,
  }
}
