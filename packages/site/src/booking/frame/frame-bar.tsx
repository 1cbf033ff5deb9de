import { IconButton, topBar } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { useWorld } from '../world/booking-world.tsx'
import * as css from './frame-bar.css.ts'
import { OfflineStrip } from './offline-strip.tsx'

type FrameBarProps = Readonly<{ hasBack: boolean; timer?: ReactNode }>

/** The bar over every booking screen: the way back, the studio, the time left, and that the line is gone. */
export function FrameBar({ hasBack, timer }: FrameBarProps) {
  return (
    <header ref={topBar} className={css.bar}>
      <div className={css.row} data-back={hasBack || undefined}>
        {hasBack && <Back />}
        <Brand />
        {timer && <div className={css.timer}>{timer}</div>}
      </div>
      <OfflineStrip />
    </header>
  )
}

function Back() {
  const { t } = useLingui()
  const { back } = useWorld()
  const leave = (event: MouseEvent) => {
    if (back()) event.preventDefault()
  }
  return (
    <div className={css.back}>
      {/* The target keeps the link from being followed before it is asked where it leads. */}
      <IconButton href="/" target="_self" icon="arrow-left" tone="plain" label={t`Back`} onClick={leave} />
    </div>
  )
}

function Brand() {
  const { business } = useWorld()
  return (
    <a href="/" className={css.brand}>
      {business.logo ? (
        <img src={business.logo.url} alt={business.businessName} className={css.logo} />
      ) : (
        business.businessName
      )}
    </a>
  )
}
