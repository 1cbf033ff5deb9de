import { schemes } from '@bellows/tokens'
import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import * as css from './story-sheet.css.ts'

/** Room around a part in a story. */
export const onSheet: Decorator = (Story) => (
  <div className={css.sheet}>
    <Story />
  </div>
)

export const Row = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>
export const Cells = ({ children }: { children: ReactNode }) => <div className={css.cells}>{children}</div>

/** The same content once on every scheme. */
export const OnEveryScheme = ({ children }: { children: ReactNode }) =>
  schemes.map((scheme) => (
    <div key={scheme} data-scheme={scheme} className={css.sheet}>
      {children}
    </div>
  ))
