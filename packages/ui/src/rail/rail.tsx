import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as css from './rail.css.ts'
import { RailContext, useRailContext } from './rail-context.ts'
import { useRail } from './use-rail.ts'

export type RailRootProps = ComponentProps<'div'> & Readonly<{ count: number }>

/** A shelf of cards that scrolls sideways, with its controls wherever they stand inside. */
export function RailRoot({ count, ...rest }: RailRootProps) {
  const rail = useRail(count)
  return (
    <RailContext value={rail}>
      <div {...rest} />
    </RailContext>
  )
}

export type RailProps = ComponentProps<'div'> &
  Readonly<{
    label: string
    /** It reaches the page's edges; `railVars.edge` is the room before its first and after its last card. */
    isBleeding?: boolean
  }>

/** What scrolls: by touch, wheel and, with the focus on it, by the arrow keys. Holds `RailCard`s. */
export function Rail({ label, isBleeding, className, ref, children, ...rest }: RailProps) {
  const { attach, isWhole } = useRailContext()
  const focusable = isWhole ? {} : { tabIndex: 0 }
  return (
    <div
      ref={useComposedRefs(attach, ref)}
      role="region"
      aria-label={label}
      data-bleeds={isBleeding || undefined}
      className={classNames(css.viewport, className)}
      {...focusable}
      {...rest}
    >
      <ul className={css.cards}>{children}</ul>
    </div>
  )
}

export function RailCard({ className, ...rest }: ComponentProps<'li'>) {
  return <li className={classNames(css.card, className)} {...rest} />
}
