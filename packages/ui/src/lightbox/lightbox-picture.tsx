import { useLingui } from '@lingui/react/macro'
import { ASSUMED_RATIO, size } from '@bellows/tokens'
import { useState, type SyntheticEvent } from 'react'
import type { ContainerRect, GenericSlide } from 'yet-another-react-lightbox'
import { avifOf, srcSetOf, type PictureSource } from '../image/picture-source.ts'
import { fittedSize } from './fitted-size.ts'
import * as css from './lightbox.css.ts'

/** The bars above and below the picture. */
const BARS = 2 * Number.parseInt(size.bar.m, 10)

interface PictureSlide extends GenericSlide {
  type: 'picture'
  picture: PictureSource
  still?: string | undefined
}
declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: PictureSlide
  }
}

/** Size of the picture inside the room; its own size is learned from the file where it is not stored. */
function useFitted({ width, height }: PictureSource, room: ContainerRect) {
  const [own, setOwn] = useState({ width: width ?? 0, height: height ?? 0 })
  const isKnown = own.width > 0 && own.height > 0
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (!isKnown) setOwn({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
  }
  const space = { width: room.width, height: room.height - BARS }
  const fitted = isKnown
    ? fittedSize(own.width / own.height, space, own.width)
    : fittedSize(ASSUMED_RATIO, space)
  return { fitted, onLoad }
}

type PictureProps = Readonly<{ slide: PictureSlide; room: ContainerRect; scale: number }>

/** A slide of our own kind: the library caps only those in sizes of the fitted picture. */
export function LightboxPicture({ slide: { picture, still }, room, scale }: PictureProps) {
  const { t } = useLingui()
  const { fitted, onLoad } = useFitted(picture, room)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <p className={css.broken}>{picture.alt || t`This image could not be loaded.`}</p>
  const sizes = `${fitted.width * Math.ceil(scale)}px`
  const avif = avifOf(picture)
  return (
    <picture
      className={css.picture}
      style={{
        inlineSize: fitted.width,
        blockSize: fitted.height,
        backgroundImage: still && `url("${still}")`,
      }}
    >
      {avif && <source {...avif} sizes={sizes} />}
      <img
        src={picture.url}
        srcSet={avif ? undefined : srcSetOf(picture)}
        sizes={sizes}
        alt={picture.alt ?? ''}
        draggable={false}
        className={css.image}
        onLoad={onLoad}
        onError={() => setBroken(true)}
      />
    </picture>
  )
}
