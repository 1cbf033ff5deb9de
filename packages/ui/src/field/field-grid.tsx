import type { ReactNode } from 'react'
import * as css from './field.css.ts'

type FieldGridProps = Readonly<{ layout?: 'stack' | 'pairs'; children: ReactNode }>

/** Fields of a form in one column, or in two from tablets on. */
export function FieldGrid({ layout = 'stack', children }: FieldGridProps) {
  return (
    <div className={css.grid} data-layout={layout}>
      {children}
    </div>
  )
}

/** A child of `FieldGrid` that spans both columns. */
export function WideField({ children }: Readonly<{ children: ReactNode }>) {
  return <div className={css.wide}>{children}</div>
}
