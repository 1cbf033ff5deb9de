import type { ReactNode } from 'react'
import { formSheet } from './form-sheet.css.ts'

/** Room round a part of a form in a story, as wide as a form's column. */
export const FormSheet = ({ children }: { children: ReactNode }) => (
  <div className={formSheet}>{children}</div>
)
