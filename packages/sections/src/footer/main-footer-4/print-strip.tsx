import { safeHref, type InstagramPost } from '@bellows/domain'
import { Image } from '@bellows/ui'
import { PostLink } from '../../kit/gallery/post-link.tsx'
import { useHost } from '../../kit/host.tsx'
import * as css from './main-footer-4.css.ts'
import type { Options } from './main-footer-4.template.ts'

/** Fewer make no row. */
const LEAST = 3
const MOST = 6
const SIZES = '17vw·25vw·33vw'

type Strip = Pick<Options, 'source' | 'images'>

/** The row of pictures: the studio's own only decorate, posts lead to where they were posted. */
export function PrintStrip({ source, images }: Strip) {
  return source === 'instagram' ? <Posts /> : <Prints images={images} />
}

function Prints({ images }: Pick<Strip, 'images'>) {
  if (images.length < LEAST) return <Frames />
  return (
    <ul aria-hidden="true" className={css.strip}>
      {Object.entries(images).map(([place, image]) => (
        <li key={place} className={css.tile}>
          <Image source={image} index={Number(place)} sizes={SIZES} ratio="fill" alt="" />
        </li>
      ))}
    </ul>
  )
}

/** A preview shows where pictures will be; visitors see no empty frames. */
function Frames() {
  const { isPreview } = useHost()
  if (!isPreview) return null
  return (
    <ul aria-hidden="true" className={css.strip}>
      {Array.from({ length: MOST }, (_, place) => (
        <li key={place} className={css.tile}>
          <Image source={null} index={place} sizes={SIZES} ratio="fill" alt="" />
        </li>
      ))}
    </ul>
  )
}

function Posts() {
  const { instagram } = useHost()
  const posts = instagram?.posts.slice(0, MOST) ?? []
  if (posts.length < LEAST) return <Frames />
  return (
    <ul className={css.strip}>
      {posts.map((post) => (
        <li key={post.id} className={css.tile}>
          <Post {...post} />
        </li>
      ))}
    </ul>
  )
}

function Post({ imageUrl, additionalImageUrls, permalink, alt }: InstagramPost) {
  const source = { url: imageUrl, additionalImageUrls }
  const href = safeHref(permalink)
  if (!href) return <Image source={source} sizes={SIZES} ratio="fill" alt={alt} />
  return (
    <PostLink href={href} alt={alt} className={css.post}>
      <Image source={source} sizes={SIZES} ratio="fill" alt="" />
    </PostLink>
  )
}
