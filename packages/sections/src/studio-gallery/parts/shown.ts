import { safeHref, type Instagram, type InstagramPost } from '@bellows/domain'
import type { Wakes } from '../../kit/define-template.tsx'
import type { PageNeeds, StudioEntries } from '../../kit/page-needs.ts'
import type { StudioOptions } from '../options.ts'

type Picture = StudioOptions['images'][number]
type Chosen = Pick<StudioOptions, 'source' | 'images' | 'maxItems' | 'showProfile'>

/** What a gallery shows. */
export type Shown = Readonly<{
  images: readonly Picture[]
  /** Where each picture was posted; none for the studio's own pictures, which open instead. */
  posts?: readonly (string | undefined)[]
  /** Whose posts they are, if that is shown. */
  profile: Instagram['profile'] | null
  /** Posts are wanted and none can be had. */
  isUnconnected: boolean
}>

const pictureOf = ({ imageUrl, additionalImageUrls, alt }: InstagramPost): Picture => ({
  url: imageUrl,
  alt,
  additionalImageUrls,
  position: '50% 50%',
  objectFit: 'cover',
  overlay: 0,
})

/** The studio's posts where they are wanted and there are some; else its pictures. */
export function shownBy(
  { source, images, maxItems, showProfile }: Chosen,
  { instagram }: Pick<StudioEntries, 'instagram'>,
): Shown {
  const own = { images: images.slice(0, maxItems), profile: null, isUnconnected: source === 'instagram' }
  if (source === 'images' || !instagram) return own
  const profile = showProfile ? instagram.profile : null
  const posts = instagram.posts.slice(0, maxItems)
  if (posts.length === 0) return { ...own, profile, isUnconnected: false }
  return {
    images: posts.map(pictureOf),
    posts: posts.map(({ permalink }) => safeHref(permalink) ?? undefined),
    profile,
    isUnconnected: false,
  }
}

export const studioNeeds = ({ source }: Pick<StudioOptions, 'source'>): PageNeeds =>
  source === 'instagram' ? { instagram: true } : {}

/** Whether there is something to press or to move: pictures that open, or a slideshow of several. */
export function isLiveStudio(
  options: Chosen & Pick<StudioOptions, 'displayType'>,
  facts: Pick<StudioEntries, 'instagram'>,
): boolean {
  const { images, posts } = shownBy(options, facts)
  if (posts) return options.displayType === 'SLIDESHOW' && images.length > 1
  return images.length > 0 || options.displayType === 'SLIDESHOW'
}

/** A slideshow that plays by itself waits for nobody. */
export const studioWakes = ({
  displayType,
  autoplay,
}: Pick<StudioOptions, 'displayType' | 'autoplay'>): Wakes =>
  displayType === 'SLIDESHOW' && autoplay ? 'rested' : 'touched'
