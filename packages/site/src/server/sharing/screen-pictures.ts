import { getPage } from '@bellows/api'
import { HOME, imageSchema, type Block, type Image } from '@bellows/domain'
import { callApi } from '../../pages/call-api.ts'
import type { ApiAccess } from '../../router-context.ts'

const DEPTH = 4

/** Pictures anywhere in the options of a section, in their order. */
function* picturesIn(value: unknown, depth = DEPTH): Generator<Image> {
  if (typeof value !== 'object' || value === null || depth === 0) return
  const image = 'url' in value ? imageSchema.safeParse(value) : undefined
  if (image?.success) yield image.data
  else for (const inside of Object.values(value)) yield* picturesIn(inside, depth - 1)
}

/** The pictures of sections, or of those of one kind. */
export const picturesOf = (blocks: readonly Block[], kind?: string): Image[] =>
  blocks.filter(({ name }) => !kind || name === kind).flatMap(({ options }) => [...picturesIn(options)])

/** A narrower one, a face beside a review, would be no card. */
const CARD_WIDTH_MIN = 600

/** The first picture of sections that a card can show; one that tells no width is taken to be large. */
export const cardPictureOf = (blocks: readonly Block[]): Image | null =>
  picturesOf(blocks).find(({ width = CARD_WIDTH_MIN }) => width >= CARD_WIDTH_MIN) ?? null

/** The picture that stands for the studio where a screen has none; no reason to lose the screen itself. */
export const homePicture = (api: ApiAccess): Promise<Image | null> =>
  callApi(api, getPage, { slug: HOME }).then(
    ({ layout }) => cardPictureOf(layout.contents.filter(({ visibility }) => visibility)),
    () => null,
  )
