import * as z from 'zod/mini'
import { boundedText } from './shapes.ts'
import { blockSchema } from './block.ts'
import { menuItemsSchema } from './menu-item.ts'
import { idSchema, shortTextSchema } from './wire.ts'

export const schemeIds = [
  'light_1',
  'light_2',
  'light_3',
  'accent',
  'dark_1',
  'dark_2',
  'dark_3',
  'image_background',
] as const

export type SchemeId = (typeof schemeIds)[number]

const COLOR_MAX = 64
const color = boundedText(COLOR_MAX)

/** The seven colour roles of one surface; the colour grammar is judged where they reach CSS. */
export const colorRolesSchema = z.object({
  background: color,
  lines: color,
  headings: color,
  paragraphs: color,
  solidButton: color,
  outlineTextButtonLink: color,
  noticeDecoration: color,
})

export const colorSchemeSchema = z.object({
  id: z.enum(schemeIds),
  colors: z.object({ primary: colorRolesSchema, secondary: colorRolesSchema }),
})

export const colorPaletteSchema = z.object({
  id: idSchema,
  name: shortTextSchema,
  isActive: z._default(z.boolean(), false),
  colorSchemes: z.array(colorSchemeSchema),
})

export const buttonRadii = [0, 2, 999] as const
export const fieldStyles = ['line', 'box'] as const

export const themeStylesSchema = z.object({
  typography: boundedText(40),
  buttonRadius: z._default(z.literal(buttonRadii), 0),
  fieldStyle: z._default(z.enum(fieldStyles), 'line'),
})

export const themeSchema = z.object({
  name: shortTextSchema,
  styles: themeStylesSchema,
  headers: z._default(z.array(blockSchema), []),
  footers: z._default(z.array(blockSchema), []),
  colorPalettes: z.array(colorPaletteSchema),
  menuItems: z._default(menuItemsSchema, []),
})

export type ColorRoles = z.output<typeof colorRolesSchema>
export type ColorScheme = z.output<typeof colorSchemeSchema>
export type ColorPalette = z.output<typeof colorPaletteSchema>
export type ThemeStyles = z.output<typeof themeStylesSchema>
export type Theme = z.output<typeof themeSchema>
