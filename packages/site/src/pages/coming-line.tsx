import { Container, RunningLine, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Lateness } from './coming.tsx'
import * as css from './coming.css.ts'
import { Retry } from './retry.tsx'

/** A line at the window's edge while the next page is on its way; its own code, since most pages come sooner. */
export function ComingLine({ lateness }: Readonly<{ lateness: Lateness }>) {
  useEffect(() => {
    const main = document.querySelector('main')
    main?.setAttribute('aria-busy', 'true')
    return () => main?.removeAttribute('aria-busy')
  }, [])
  return (
    <div className={css.edge} data-coming="" data-scheme="light_1">
      <RunningLine />
      <Container className={css.words}>
        <div role="status">
          {lateness !== 'noticed' && (
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
