import { CarouselRoot, plainTitle, useCarousel, type CarouselRootProps } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import type { SliderOptions } from '../../kit/shared-options.ts'

type VoiceSliderProps = Omit<CarouselRootProps, 'carousel' | 'label'> &
  Readonly<{ options: SliderOptions & Readonly<{ title: string }>; count: number }>

/** One voice after the other. */
export function VoiceSlider({ options, count, ...rest }: VoiceSliderProps) {
  const { t } = useLingui()
  const { interval } = options
  const carousel = useCarousel({ count, autoplay: options.autoplay && count > 1, interval })
  const title = plainTitle(options.title)
  return (
    <CarouselRoot
      carousel={carousel}
      label={title ? t`Testimonials: ${title}` : t`What clients say`}
      {...rest}
    />
  )
}
