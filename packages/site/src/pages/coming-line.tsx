import { Container, RunningLine, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Lateness } from './coming.tsx'
import * as css from './coming.css.ts'
import { Retry } from './retry.tsx'

/** Milliseconds that its region stands before it speaks, though its code came as late as the page. */
const PAUSE = 100

/** A line at the window's edge while the next page is on its way; its own code, since most pages come sooner. */
export function ComingLine({ lateness }: Readonly<{ lateness: Lateness }>) {
  useEffect(() => {
    const main = document.querySelector('main')
    main?.setAttribute('aria-busy', 'true')
    return () => main?.removeAttribute('aria-busy')
  }, [])
  const [mayBeSaid, setMayBeSaid] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setMayBeSaid, PAUSE, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={css.edge} data-coming="" data-scheme="light_1">
      <RunningLine />
      <Container className={css.words}>
        <div role="status">
          {mayBeSaid && lateness !== 'noticed' && (
            <Text className={css.said}>
              <Trans>This takes longer than usual.</Trans>
            </Text>
          )}
        </div>
        {lateness === 'late' && <Retry variant="text" />}
      </Container>
    </div>
  )
}
