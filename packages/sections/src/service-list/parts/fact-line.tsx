import { Text } from '@bellows/ui'
import type { ComponentProps, ReactNode } from 'react'
import * as css from './fact-line.css.ts'

type FactLineProps = Pick<ComponentProps<typeof Text>, 'variant' | 'tone'> & {
  first?: ReactNode
  second?: ReactNode
}

/** Two facts side by side with a dot between them; where the line breaks, none is left at an end. */
export function FactLine({ first, second, ...look }: FactLineProps) {
  if (!first && !second) return null
  return (
    <Text className={css.line} {...look}>
      {first && <span className={css.fact}>{first}</span>}
      {second && (
        <span className={css.fact}>
          {first && <span className={css.dot}> · </span>}
          {second}
        </span>
      )}
    </Text>
  )
}
