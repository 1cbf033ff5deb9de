import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { controls } from './carousel.css.ts'
import { useCarouselContext } from './carousel-context.ts'

type ButtonProps = Readonly<{ tone?: IconButtonProps['tone']; className?: string | undefined }>
export type CarouselControlsProps = ButtonProps &
  Readonly<{
    hasArrows?: boolean
    /** In place of the three buttons in a row; their order in the document stays pause, previous, next. */
    children?: ReactNode
  }>

/** The control group, to be written before the slides. ← and → move while the focus is in it. */
export function CarouselControls({ tone, hasArrows = true, className, children }: CarouselControlsProps) {
  const { t } = useLingui()
  const { canMove, next, previous } = useCarouselContext()
  if (!canMove) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    if ((event.key === 'ArrowRight') === isRtl) previous()
    else next()
  }
  return (
    <div
      role="group"
      aria-label={t`Slide controls`}
      className={classNames(controls, className)}
      {...{ onKeyDown }}
    >
      {children ?? (
        <>
          <CarouselPause tone={tone} />
          {hasArrows && <CarouselPrevious tone={tone} />}
          {hasArrows && <CarouselNext tone={tone} />}
        </>
      )}
    </div>
  )
}

/** Shows only where the carousel plays by itself. */
export function CarouselPause(props: ButtonProps) {
  const { t } = useLingui()
  const { autoplay, isStopped, play, pause } = useCarouselContext()
  if (!autoplay) return null
  return isStopped ? (
    <IconButton icon="play" label={t`Play slides`} {...props} onClick={play} />
  ) : (
    <IconButton icon="pause" label={t`Pause slides`} {...props} onClick={pause} />
  )
}

export function CarouselPrevious(props: ButtonProps) {
  const { t } = useLingui()
  const { previous } = useCarouselContext()
  return <IconButton icon="arrow-left" label={t`Previous slide`} {...props} onClick={previous} />
}

export function CarouselNext(props: ButtonProps) {
  const { t } = useLingui()
  const { next } = useCarouselContext()
  return <IconButton icon="arrow-right" label={t`Next slide`} {...props} onClick={next} />
}
