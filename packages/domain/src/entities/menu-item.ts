import * as z from 'zod/mini'
import { boundedText } from './shapes.ts'
import { shortTextSchema } from './wire.ts'

const MENU_DEPTH = 3
const MENU_SLUG_MAX = 128

/** Where an entry leads: a page, `services/{slug}`, a place on a page or another site. */
export const menuSlugSchema = /* #__PURE__ */ boundedText(MENU_SLUG_MAX)

export interface MenuItem {
  title: string
  /** `null` is the home page; `services/{slug}` a service. */
  slug: string | null
  children: MenuItem[]
}

export const menuItemSchema = z.object({
  title: shortTextSchema,
  slug: z.nullable(menuSlugSchema),
  get children(): z.ZodMiniDefault<z.ZodMiniArray<typeof menuItemSchema>> {
    return z._default(z.array(menuItemSchema), [])
  },
})

function withDescendants(item: MenuItem): MenuItem[] {
  return [{ ...item, children: [] }, ...item.children.flatMap(withDescendants)]
}

/** Brings items below the third level up to it, each right after its parent. */
export function flattenMenu(items: readonly MenuItem[], depth = MENU_DEPTH): MenuItem[] {
  if (depth === 1) return items.flatMap(withDescendants)
  return items.map((item) => ({ ...item, children: flattenMenu(item.children, depth - 1) }))
}

/** A menu; levels below the third are flattened. */
export const menuItemsSchema = z.pipe(
  z.array(menuItemSchema),
  z.transform((items: MenuItem[]) => flattenMenu(items)),
)
