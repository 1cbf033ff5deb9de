import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Image } from '../image/image.tsx'
import type { PictureSource } from '../image/picture-source.ts'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { roveTabs } from '../roving/rove-tabs.ts'
import { useKeepInView } from '../roving/use-keep-in-view.ts'
import type { Look } from '../looks/looks.ts'
import * as css from './carousel-thumbnails.css.ts'
import { useCarouselContext } from './carousel-context.ts'

/** Their widest, on every screen. */
const SIZES = '96px'

type ThumbnailRatio = Look<typeof css.frame, 'ratio'>

export type CarouselThumbnailsProps = Omit<ComponentProps<'div'>, 'children'> &
  Readonly<{
    /** One for each slide, in order. */
    pictures: readonly (PictureSource | null)[]
    ratio?: ThumbnailRatio
  }>

/** A strip of small pictures that pick the slide, for a carousel that `isTabbed`. */
export function CarouselThumbnails({
  pictures,
  ratio = '4:3',
  ref,
  className,
  ...rest
}: CarouselThumbnailsProps) {
  const { t } = useLingui()
  const { id, count, index, goTo } = useCarouselContext()
  const strip = useComposedRefs(useKeepInView<HTMLDivElement>('[aria-selected="true"]', index), ref)
  if (count < 2) return null
  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={t`Choose a slide`}
      className={classNames(css.strip, className)}
      tabIndex={-1}
      onKeyDown={(event) => roveTabs(event, { index, onPick: goTo })}
      {...rest}
    >
      {Array.from({ length: count }, (_, i) => (
        <Thumbnail
          key={i}
          id={`${id}-${i}`}
          index={i}
          count={count}
          isPicked={i === index}
          source={pictures[i] ?? null}
          ratio={ratio}
          onPick={() => goTo(i)}
        />
      ))}
    </div>
  )
}

type ThumbnailProps = Readonly<{
  id: string
  index: number
  count: number
  isPicked: boolean
  source: PictureSource | null
  ratio: ThumbnailRatio
  onPick: () => void
}>

function Thumbnail({ id, index, count, isPicked, source, ratio, onPick }: ThumbnailProps) {
  const { t } = useLingui()
  const position = index + 1
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab`}
      aria-label={t`${position} of ${count}`}
      aria-controls={id}
      aria-selected={isPicked}
      tabIndex={isPicked ? 0 : -1}
      className={css.thumbnail}
      onClick={onPick}
    >
      <span className={css.frame({ ratio })}>
        <Image source={source} index={index} alt="" sizes={SIZES} ratio="fill" />
      </span>
    </button>
  )
}
