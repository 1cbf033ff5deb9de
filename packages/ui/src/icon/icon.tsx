import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { directed, drawings, type IconName } from './drawings.ts'
import * as css from './icon.css.ts'

const STROKE = 1.25

export type IconProps = Omit<ComponentProps<'svg'>, 'name'> & {
  name: IconName
  /** 20 px, or 16 px beside small text. */
  size?: 'regular' | 'small'
}

/** A line drawing in the colour of the text. Always decorative: the control that holds it carries the name. */
export function Icon({ name, size = 'regular', className, ...rest }: IconProps) {
  return (
    <svg
      viewBox={name === 'long-arrow' ? '0 0 24 8' : '0 0 20 20'}
      strokeWidth={STROKE}
      aria-hidden="true"
      focusable="false"
      data-icon={name}
      data-size={size}
      data-directed={directed.has(name) || undefined}
      className={classNames(css.icon, className)}
      {...rest}
    >
      <path d={drawings[name]} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
