import {
  anchorOptionPattern,
  backdropSchema,
  flattenMenu,
  imageSchema,
  INQUIRE_LABEL,
  isRecord,
  LONG_TEXT_MAX,
  type MenuItem,
  menuSlugSchema,
  PADDING_DEFAULT,
  PADDING_MAX,
  PADDING_MIN,
  pageRefSchema,
  plainImageSchema,
  SHORT_TEXT_MAX,
  URL_MAX,
  wholeOf,
} from '@bellows/domain'
import { schemes } from '@bellows/tokens'
import * as z from 'zod/mini'

/** An integer that is clamped instead of refused; what is not a number reads as 0 before the clamp. */
export const clampedInt = (min: number, max: number, initial: number) =>
  z.pipe(
    z.transform((value: unknown) =>
      value === undefined || value === null ? undefined : Math.min(max, Math.max(min, wholeOf(value))),
    ),
    z._default(z.int().check(z.gte(min), z.lte(max)), initial),
  )

/** A choice that falls back to its default. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  initial: Values[number],
) => z.catch(z._default(z.enum(values), initial as never), initial)

/** A choice among a few numbers. */
export const numberChoice = <const Values extends readonly [number, ...number[]]>(
  values: Values,
  initial: Values[number],
) => z.catch(z._default(z.literal(values), initial as never), initial)

export const flag = (initial: boolean) => z.catch(z._default(z.boolean(), initial), initial)

export const text = (initial = '') =>
  z.catch(z._default(z.string().check(z.maxLength(SHORT_TEXT_MAX)), initial), initial)
/** HTML of the one allowlist, measured with its tags. */
export const richTextSchema = z.string().check(z.maxLength(LONG_TEXT_MAX * 8))
export const richText = () => z.catch(z._default(richTextSchema, ''), '')

export const linkSchema = z.string().check(z.maxLength(URL_MAX))

const SERVICE_ID_MAX = 64
/** A service by its id. */
export const serviceIdSchema = z.string().check(z.maxLength(SERVICE_ID_MAX))

export const picture = () => z.catch(z._default(z.nullable(plainImageSchema), null), null)

/** Items of a list whose template names no limit of its own. */
const LIST_MAX = 60

const listOf = <Item extends z.ZodMiniType>(item: Item, max: number, fits: (entry: unknown) => boolean) =>
  z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) ? value.filter(fits).slice(0, max) : undefined)),
    z._default(z.array(item).check(z.maxLength(max)), []),
  )

/** A list that keeps its good items when one does not fit, and the first `max` of too many. */
export const list = <Item extends z.ZodMiniType>(item: Item, max = LIST_MAX) =>
  listOf(item, max, (entry) => item.safeParse(entry).success)
export const pictures = (max: number) => list(plainImageSchema, max)

/** Pictures that words stand on: with what import saw in them, which a page of plain pictures does not carry. */
export const backdropPicture = () => z.catch(z._default(z.nullable(backdropSchema), null), null)
export const groundPictures = (max: number) => list(imageSchema, max)

const padding = () => clampedInt(PADDING_MIN, PADDING_MAX, PADDING_DEFAULT)

/** The section itself: scheme, background picture, inner padding, address of in-page links. */
export const frame = {
  theme: choice(schemes, 'light_1'),
  backgroundImage: backdropPicture(),
  paddingTop: padding(),
  paddingBottom: padding(),
  anchorId: z.catch(z._default(z.string().check(z.regex(anchorOptionPattern)), ''), ''),
}

export const titleLevels = ['h1', 'h2', 'h3'] as const
export const titleSizes = ['m', 'l', 'xl'] as const
export const aligns = ['left', 'center', 'right'] as const

/** Semantics and looks of the title; what is unset is the template's. */
const titleSetting = (level: (typeof titleLevels)[number]) =>
  z.object({
    level: choice(titleLevels, level),
    size: z.catch(z.optional(z.enum(titleSizes)), undefined),
    align: z.catch(z.optional(z.enum(aligns)), undefined),
    italic: flag(false),
  })
const titleSettingOption = (level: (typeof titleLevels)[number]) => {
  const schema = titleSetting(level)
  return z.catch(
    z._default(schema, () => schema.parse({})),
    () => schema.parse({}),
  )
}

/** The words of a section. */
export const headingWith = (level: (typeof titleLevels)[number]) => ({
  title: text(),
  subtitle: text(),
  description: richText(),
  titleSetting: titleSettingOption(level),
})
export const heading = headingWith('h2')

export const buttonVariants = ['solid', 'outline', 'text'] as const

/** The spec's configurable link. */
export const button = {
  showButton: flag(true),
  buttonLabel: text(INQUIRE_LABEL),
  buttonAction: choice(['link', 'page'], 'link'),
  buttonLink: z.catch(z._default(linkSchema, ''), ''),
  buttonPage: z.catch(z._default(z.nullable(pageRefSchema), null), null),
  buttonVariant: z.catch(z.optional(z.enum(buttonVariants)), undefined),
}

const STAGE_HEIGHT = { default: 720, min: 320, max: 1200 } as const
const heightModes = ['fixed', 'fit', 'full'] as const

/** How tall a full-bleed picture stands. */
export const heights = {
  heightMode: choice(heightModes, 'fixed'),
  height: clampedInt(STAGE_HEIGHT.min, STAGE_HEIGHT.max, STAGE_HEIGHT.default),
}

const INTERVAL = { default: 5000, min: 3000, max: 9000 }

/** A slider's behaviour, each slide standing for `interval` milliseconds unless the owner says otherwise. */
export const sliderOf = (interval: number) => ({
  autoplay: flag(true),
  interval: clampedInt(INTERVAL.min, INTERVAL.max, interval),
  showCounter: flag(true),
  showArrows: flag(true),
})
export const slider = sliderOf(INTERVAL.default)

/** All that an entry holds falls back: to try each first would read a level twice as often as the one above it. */
const menuOf = <Item extends z.ZodMiniType>(item: Item) => listOf(item, LIST_MAX, isRecord)
const menuItem = z.object({
  title: text(),
  slug: z.catch(z._default(z.nullable(menuSlugSchema), null), null),
  get children(): z.ZodMiniPipe<
    z.ZodMiniTransform<unknown[] | undefined>,
    z.ZodMiniDefault<z.ZodMiniArray<typeof menuItem>>
  > {
    return menuOf(menuItem)
  },
})
/** Phones show at most 300 of it. */
const LOGO_HEIGHT = { min: 16, max: 600, default: 32 }
/** Header and footer show the brand and a menu; an empty menu means the theme's. */
export const brand = {
  brandDisplay: choice(['businessName', 'image', 'imageAndBusinessName'], 'businessName'),
  logo: picture(),
  logoMaxHeight: clampedInt(LOGO_HEIGHT.min, LOGO_HEIGHT.max, LOGO_HEIGHT.default),
  menuItems: z.pipe(
    menuOf(menuItem),
    z.transform((items: MenuItem[]) => flattenMenu(items)),
  ),
}

type Shape = Record<string, z.ZodMiniType>
type Parsed<S extends Shape> = z.output<z.ZodMiniObject<S>>
export type FrameOptions = Parsed<typeof frame>
export type HeadingOptions = Parsed<typeof heading>
export type ButtonOptions = Parsed<typeof button>
export type SliderOptions = Parsed<typeof slider>
export type BrandOptions = Parsed<typeof brand>
