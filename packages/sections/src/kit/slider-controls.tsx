import { CarouselControls, type CarouselControlsProps } from '@bellows/ui'
import type { SliderOptions } from './shared-options.ts'

type SliderControlsProps = Omit<CarouselControlsProps, 'hasArrows'> & Readonly<{ options: SliderOptions }>

/** Pause and arrows, as far as the owner wants them. */
export function SliderControls({ options, ...rest }: SliderControlsProps) {
  const { autoplay, showArrows } = options
  if (!autoplay && !showArrows) return null
  return <CarouselControls hasArrows={showArrows} {...rest} />
}
