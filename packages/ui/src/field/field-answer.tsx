import { createContext, use, type ReactNode } from 'react'
import * as css from './field.css.ts'

/** Whether fields are rows of a ledger, whose labels stand beside their answers. */
export const LedgerContext = createContext(false)

/** Everything but the label: a column of its own in a ledger, elsewhere part of the field's. */
export function FieldAnswer({ children }: Readonly<{ children: ReactNode }>): ReactNode {
  return use(LedgerContext) ? <div className={css.answer}>{children}</div> : children
}
