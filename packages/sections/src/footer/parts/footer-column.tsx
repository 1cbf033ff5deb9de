import { Text } from '@bellows/ui'
import type { ReactNode } from 'react'
import * as css from './footer-column.css.ts'

/** A column of a footer under its small title. */
export function FooterColumn(props: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={props.className}>
      <Text as="h2" variant="label" className={css.title}>
        {props.title}
      </Text>
      {props.children}
    </div>
  )
}
