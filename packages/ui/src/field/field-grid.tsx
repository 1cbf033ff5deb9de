import type { ReactNode } from 'react'
import type { Look, Looks } from '../looks/looks.ts'
import { LedgerContext } from './field-answer.tsx'
import * as css from './field.css.ts'

export type FieldLayout = Look<typeof css.grid, 'layout'>
type FieldGridProps = Looks<typeof css.grid> & Readonly<{ children: ReactNode }>

/** Fields of a form in one column; from tablets on in two, or as ruled rows with labels beside their controls. */
export function FieldGrid({ layout, children }: FieldGridProps) {
  return (
    <LedgerContext value={layout === 'ledger'}>
      <div className={css.grid({ layout })}>{children}</div>
    </LedgerContext>
  )
}

/** A child of `FieldGrid` that spans both columns. */
export function WideField({ children }: Readonly<{ children: ReactNode }>) {
  return <div className={css.wide}>{children}</div>
}
