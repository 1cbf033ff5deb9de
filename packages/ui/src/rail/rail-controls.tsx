import { useLingui } from '@lingui/react/macro'
import { inlineVars } from '@bellows/tokens'
import type { ComponentProps } from 'react'
import { fill, line, counter as counterStyle, share } from '../carousel/carousel.css.ts'
import { classNames } from '../class-names/class-names.ts'
import { twoDigits } from '../counter/two-digits.ts'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { controls } from './rail.css.ts'
import { useRailContext } from './rail-context.ts'

export type RailControlsProps = Omit<ComponentProps<'div'>, 'children'> &
  Readonly<{ tone?: IconButtonProps['tone'] }>

/** Previous and next; nothing where all cards fit. They stay focusable at the ends and say that they are off. */
export function RailControls({ tone, className, ...rest }: RailControlsProps) {
  const { t } = useLingui()
  const { isLive, isWhole, isAtStart, isAtEnd, next, previous } = useRailContext()
  if (isWhole) return null
  return (
    <div
      role="group"
      aria-label={t`Scroll controls`}
      data-waiting={!isLive || undefined}
      className={classNames(controls, className)}
      {...rest}
    >
      <IconButton
        icon="arrow-left"
        label={t`Previous`}
        tone={tone}
        isDisabled={isAtStart}
        onClick={previous}
      />
      <IconButton icon="arrow-right" label={t`Next`} tone={tone} isDisabled={isAtEnd} onClick={next} />
    </div>
  )
}

/** `01 / 06`: the first card in view; for the eye only. */
export function RailCounter({ className, ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  const { count, index, isWhole } = useRailContext()
  if (isWhole) return null
  return (
    <span className={classNames(counterStyle(), className)} aria-hidden="true" {...rest}>
      {twoDigits(index + 1)} / {twoDigits(count)}
    </span>
  )
}

/** A hairline that fills towards the last card. */
export function RailProgress({ className, ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  const { count, index, isWhole } = useRailContext()
  if (isWhole) return null
  return (
    <span className={classNames(line, className)} aria-hidden="true" {...rest}>
      <span className={fill.position} style={inlineVars({ [share]: `${(index + 1) / count}` })} />
    </span>
  )
}
