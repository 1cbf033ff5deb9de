import { Image } from '@bellows/ui'
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
  const { isPreview } = useHost()
  const isMissing = images.length < LEAST
  if (isMissing && !isPreview) return null
  const shown = isMissing ? Array.from({ length: MOST }, () => null) : images
  return (
    <ul aria-hidden="true" className={css.strip}>
      {Object.entries(shown).map(([place, image]) => (
        <li key={place} className={css.tile}>
          <Image source={image} index={Number(place)} sizes={SIZES} ratio="fill" alt="" />
        </li>
      ))}
    </ul>
  )
}

function Posts() {
  const { instagram } = useHost()
  const posts = instagram?.posts.slice(0, MOST) ?? []
  if (posts.length < LEAST) return null
  return (
    <ul className={css.strip}>
      {posts.map(({ id, imageUrl, permalink, alt }) => (
        <li key={id} className={css.tile}>
          <a href={permalink} rel="noopener" aria-label={alt || 'Instagram'} className={css.post}>
            <Image source={{ url: imageUrl }} sizes={SIZES} ratio="fill" alt="" />
          </a>
        </li>
      ))}
    </ul>
  )
}
