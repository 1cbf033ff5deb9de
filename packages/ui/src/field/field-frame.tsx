import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './field.css.ts'
import type { ControlAria } from './field.tsx'

type FieldFrameProps = Readonly<{
  control: ControlAria
  isReadOnly?: boolean | undefined
  className?: string
  children: ReactNode
}>

/** The line under, or the box round, a control that is written in. */
export function FieldFrame({ control, isReadOnly, className, children }: FieldFrameProps) {
  return (
    <div
      className={classNames(css.frame, className)}
      data-invalid={control['aria-invalid']}
      data-read-only={isReadOnly || undefined}
    >
      {children}
    </div>
  )
}
