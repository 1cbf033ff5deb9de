import {
  BLOCKS_MAX,
  blockSchema,
  boundedList,
  colorPaletteSchema,
  colorRolesSchema,
  colorSchemeSchema,
  layoutSchema,
  pageSchema,
  plainImageSchema,
  shortTextSchema,
  slugSchema,
  steps,
  themeSchema,
  themeStylesSchema,
} from '@bellows/domain'
import * as z from 'zod/mini'
import { blockId } from './block-id.ts'

// A word that nobody knows is a mistake of the sender's: it is told, not dropped.
const strict = <Shape extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<Shape>) => z.strictObject(shape)

const PALETTES_MAX = 40

const blocks = boundedList(strict(blockSchema), BLOCKS_MAX)
const colors = strict(colorRolesSchema)
const scheme = z.extend(strict(colorSchemeSchema), {
  colors: z.strictObject({ primary: colors, secondary: colors }),
})
const palette = z.extend(strict(colorPaletteSchema), { colorSchemes: z.array(scheme) })

/** The studio's name and logo, where they are to be other than what is stored. */
const brandSchema = z.strictObject({
  businessName: z.optional(shortTextSchema),
  logo: z.optional(z.nullable(plainImageSchema)),
})

type Area = readonly { id: string }[]
type Areas = Readonly<{ headers: Area; contents?: Area; footers: Area }>

/** Where blocks stand whose id an earlier one has. */
function repeatedIds({ headers, contents = [], footers }: Areas): (string | number)[][] {
  const known = new Set<string>()
  return Object.entries({ headers, contents, footers }).flatMap(([area, entries]) =>
    entries.flatMap(({ id }, index) => {
      if (known.has(id)) return [[area, index, 'id']]
      known.add(id)
      return []
    }),
  )
}
const ownIds = z.check<Areas>(({ value, issues }) => {
  const message = 'Every block needs an id of its own'
  for (const path of repeatedIds(value)) issues.push({ code: 'custom', input: value, path, message })
})

const theme = z
  .extend(strict(themeSchema), {
    styles: strict(themeStylesSchema),
    headers: z._default(blocks, []),
    footers: z._default(blocks, []),
    colorPalettes: boundedList(palette, PALETTES_MAX),
  })
  .check(ownIds)

const layout = z
  .extend(strict(layoutSchema), {
    headers: z._default(blocks, []),
    contents: z._default(blocks, []),
    footers: z._default(blocks, []),
  })
  .check(ownIds)

const page = z.extend(strict(pageSchema), { layout })

/** What is looked at: a page as the builder has it, a stored one, or a screen of the booking with samples. */
const viewSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), page }),
  z.strictObject({ kind: z.literal('stored'), slug: z.nullable(slugSchema) }),
  z.strictObject({ kind: z.literal('service') }),
  z.strictObject({ kind: z.literal('step'), step: z.enum(steps) }),
  z.strictObject({ kind: z.literal('finish') }),
])

const sequence = z.int().check(z.gte(0))

export const themeUpdateSchema = z.strictObject({
  action: z.literal('web-builder-theme-update'),
  sequence,
  theme,
  brand: z._default(brandSchema, {}),
})
export const pageUpdateSchema = z.strictObject({
  action: z.literal('web-builder-page-update'),
  sequence,
  view: viewSchema,
  /** Blocks that are hidden by their `visibility` show too. */
  showsHidden: z._default(z.boolean(), false),
})

/** Each message that a builder may send; its sequence number comes back with the answer. */
export const builderMessageSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('web-builder-hello') }),
  themeUpdateSchema,
  pageUpdateSchema,
  z.strictObject({ action: z.literal('web-builder-mark'), sequence, id: z.nullable(blockId) }),
  z.strictObject({ action: z.literal('web-builder-scroll-to'), sequence, id: blockId }),
])

export type BuilderMessage = z.output<typeof builderMessageSchema>
export type ThemeUpdate = z.output<typeof themeUpdateSchema>
export type PageUpdate = z.output<typeof pageUpdateSchema>
/** As a builder may write them: what has a default may be left out. */
export type WrittenMessage = z.input<typeof builderMessageSchema>
export type PreviewTheme = z.input<typeof themeUpdateSchema>['theme']
export type PreviewBrand = z.input<typeof brandSchema>
export type PreviewView = z.input<typeof viewSchema>
export type ShownView = z.output<typeof viewSchema>
