import { LiveRegion, RunningLine } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useRouterState, type AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as css from './coming.css.ts'

/** What comes sooner than this many milliseconds needs no line. */
const NOTICED = 400
const SLOW = 5000

const isPending = ({ status }: AnyRouter['state']) => status === 'pending'

/** That the next page is on its way; after a while it is said. */
export const Coming = () => useRouterState({ select: isPending }) && <Awaited />

function Awaited() {
  const [stage, setStage] = useState<'new' | 'noticed' | 'slow'>('new')
  useEffect(() => {
    const timers = [setTimeout(setStage, NOTICED, 'noticed'), setTimeout(setStage, SLOW, 'slow')]
    return () => timers.forEach(clearTimeout)
  }, [])
  return stage !== 'new' && <ComingLine isSlow={stage === 'slow'} />
}

function ComingLine({ isSlow }: Readonly<{ isSlow: boolean }>) {
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
