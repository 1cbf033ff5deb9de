import { CarouselCounter, CarouselNext, CarouselPause, CarouselPrevious, classNames } from '@bellows/ui'
import { scripted } from './unscripted/scripted.css.ts'
import type { SliderOptions } from './shared-options.ts'
import { SliderControls } from './slider-controls.tsx'

type SliderFootProps = Readonly<{
  options: SliderOptions
  className: string
  /** Where the arrows stand, if not here. */
  classes?: Readonly<{ previous: string; next: string }>
}>

/** Counter, pause and arrows in a row, as far as the owner wants them; written before the slides. */
export function SliderFoot({ options, className, classes }: SliderFootProps) {
  const { autoplay, showArrows, showCounter } = options
  if (!autoplay && !showArrows && !showCounter) return null
  return (
    <div className={classNames(className, scripted)}>
      {showCounter && <CarouselCounter />}
      <SliderControls options={options}>
        <CarouselPause />
        {showArrows && (
          <>
            <CarouselPrevious className={classes?.previous} />
            <CarouselNext className={classes?.next} />
          </>
        )}
      </SliderControls>
    </div>
  )
}
