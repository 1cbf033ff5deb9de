import { classNames, plainTitle, Scrim, type ScrimProps } from '@bellows/ui'
import type { Image } from '@bellows/domain'
import type { HeadingOptions } from '../../kit/shared-options.ts'
import { isSlider, type HeroPictures } from './is-slider.ts'
import { swiped } from './hero-stage.css.ts'

type HeroScrimProps = Pick<ScrimProps, 'side' | 'className' | 'children'> &
  Readonly<{ options: HeadingOptions & HeroPictures }>

/** Longer titles are set smaller than the weaker scrim allows for. */
const LARGE_TITLE_MAX = 40

/** The darkness behind the words: as much as the lightest of the pictures needs under what is written on it. */
export function HeroScrim({ options, className, ...rest }: HeroScrimProps) {
  const shown = isSlider(options) ? options.images : options.images.slice(0, 1)
  return (
    <Scrim
      overlay={leastOverlay(shown)}
      text={isTitleAlone(options) ? 'title' : 'words'}
      className={classNames(swiped, className)}
      {...rest}
    />
  )
}

const leastOverlay = (images: readonly Image[]): number =>
  images.length === 0 ? 0 : Math.min(...images.map(({ overlay }) => overlay))

const isTitleAlone = ({ title, subtitle, description }: HeadingOptions & HeroPictures): boolean =>
  plainTitle(title).length <= LARGE_TITLE_MAX && !subtitle.trim() && !description.trim()
