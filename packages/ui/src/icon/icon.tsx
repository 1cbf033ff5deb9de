import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Look } from '../looks/looks.ts'
import { directed, drawings, type IconName } from './drawings.ts'
import * as css from './icon.css.ts'

const STROKE = 1.25

export type IconProps = Omit<ComponentProps<'svg'>, 'name'> & {
  name: IconName
  size?: Exclude<Look<typeof css.icon, 'size'>, 'arrow'>
}

/** A line drawing in the colour of the text. Always decorative: the control that holds it carries the name. */
export function Icon({ name, size, className, ...rest }: IconProps) {
  const isArrow = name === 'long-arrow'
  const look = { size: isArrow ? 'arrow' : size, isDirected: directed.has(name) } as const
  return (
    <svg
      viewBox={isArrow ? '0 0 24 8' : '0 0 20 20'}
      strokeWidth={STROKE}
      aria-hidden="true"
      focusable="false"
      className={classNames(css.icon(look), className)}
      {...rest}
    >
      <path d={drawings[name]} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
