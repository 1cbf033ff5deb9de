import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, KeyboardEvent } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { isForBrowser, rowKeys } from '../roving/line-keys.ts'
import { asleep, controls } from './carousel.css.ts'
import { useCarouselContext } from './carousel-context.ts'

type Toned = Readonly<{ tone?: IconButtonProps['tone'] }>
type ButtonProps = Toned & Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'onClick'>
export type CarouselControlsProps = Toned & ComponentProps<'div'> & Readonly<{ hasArrows?: boolean }>

/**
 * The control group, to be written before the slides. ← and → move while the focus is in it. Children stand in place
 * of the three buttons in a row; their order in the document stays pause, previous, next.
 */
export function CarouselControls({ tone, hasArrows = true, ...props }: CarouselControlsProps) {
  const { t } = useLingui()
  const { className, children, ...rest } = props
  const { canMove, next, previous } = useCarouselContext()
  if (!canMove) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || isForBrowser(event)) return
    event.preventDefault()
    const [, forth] = rowKeys(event.currentTarget)
    if (event.key === forth) next()
    else previous()
  }
  return (
    <div
      role="group"
      aria-label={t`Slide controls`}
      className={classNames(controls, className)}
      {...rest}
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
export function CarouselPause({ className, ...props }: ButtonProps) {
  const { t } = useLingui()
  const { autoplay, isStopped, isAwake, play, pause } = useCarouselContext()
  if (!autoplay) return null
  const look = { ...props, className: classNames(!isAwake && asleep, className) }
  return isStopped ? (
    <IconButton icon="play" label={t`Play slides`} {...look} onClick={play} />
  ) : (
    <IconButton icon="pause" label={t`Pause slides`} {...look} onClick={pause} />
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
