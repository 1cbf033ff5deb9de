import { Button, Skeleton, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { useHost } from '../../kit/host.tsx'
import * as css from './list-notes.css.ts'

/** The services could not be had; the link asks again, with and without the section's code. */
export function ListFailure({ retry }: { retry: () => void }) {
  const { path } = useHost()
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    retry()
  }
  return (
    <div className={css.failure} role="status">
      <Text>
        <Trans>Our services could not be loaded.</Trans>
      </Text>
      <Button variant="text" href={path} onClick={ask}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

/** Cards of a list that is still on its way. */
export const SKELETONS = 3

/** The place of a card that is still on its way. */
export function CardSkeleton({
  picture,
  ...place
}: {
  picture: ReactNode
  className?: string
  style?: CSSProperties
}) {
  return (
    <li {...place}>
      {picture}
      <Skeleton lines={2} className={css.lines} />
    </li>
  )
}
