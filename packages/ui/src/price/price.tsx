import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as css from './price.css.ts'

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Amounts arrive formatted, with their currency. */
  now: string
  was?: string
  /** The cheapest of several: “From $450”. */
  isFrom?: boolean
}

/** A price and, when it is reduced, the struck former one with words for those who cannot see the stroke. */
export function Price({ now, was, isFrom = false, className, ...rest }: PriceProps) {
  const current = isFrom ? <Trans>From {now}</Trans> : now
  return (
    <span className={classNames(css.price, className)} {...rest}>
      {was ? (
        <>
          <s className={css.was}>
            <VisuallyHidden>
              <Trans>was</Trans>{' '}
            </VisuallyHidden>
            {was}
          </s>
          <ins className={css.now}>
            <VisuallyHidden>
              <Trans>now</Trans>{' '}
            </VisuallyHidden>
            {current}
          </ins>
        </>
      ) : (
        current
      )}
    </span>
  )
}
