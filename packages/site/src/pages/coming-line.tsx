import { LiveRegion, RunningLine } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import * as css from './coming.css.ts'

type ComingLineProps = Readonly<{ isSlow: boolean }>

/** A line at the window's edge while the next page is on its way; its own code, since most pages come sooner. */
export function ComingLine({ isSlow }: ComingLineProps) {
  const { t } = useLingui()
  useEffect(() => {
    const main = document.querySelector('main')
    main?.setAttribute('aria-busy', 'true')
    return () => main?.removeAttribute('aria-busy')
  }, [])
  return (
    <>
      <div className={css.edge} data-coming="">
        <RunningLine />
      </div>
      <LiveRegion message={isSlow ? t`This takes longer than usual.` : ''} />
    </>
  )
}
