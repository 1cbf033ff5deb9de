import type { ReactNode } from 'react'
import type { Looks } from '../looks/looks.ts'
import * as css from './field.css.ts'
import type { ControlAria } from './field.tsx'

type FieldFrameProps = Looks<typeof css.frame> &
  Readonly<{
    control: ControlAria
    isReadOnly?: boolean | undefined
    children: ReactNode
  }>

/** The line under, or the box round, a control that is written in. */
export function FieldFrame({ control, isReadOnly, holds, children }: FieldFrameProps) {
  return (
    <div
      className={css.frame({ holds })}
      data-invalid={control['aria-invalid']}
      data-read-only={isReadOnly || undefined}
    >
      {children}
    </div>
  )
}
