import { NETWORK_TEXT } from '@bellows/api'
import { ErrorNote, useFailureText } from '@bellows/ui'
import { useEffect, useState } from 'react'
import type { MissedPress } from './missed-press.ts'
import * as css from './panel-missing.css.ts'

type PanelMissingProps = Readonly<{
  /** The panel's code on its way. */
  panel: Promise<unknown>
  missed: MissedPress
}>

/**
 * Answers a press while the panel's code does not come; goes when it does. Apart from the panel, which must not be drawn
 * anew before it is taken over.
 */
export function PanelMissing({ panel, missed }: PanelMissingProps) {
  const told = useFailureText()
  const [isMissed, setMissed] = useState(false)
  useEffect(() => {
    missed.hear(() => setMissed(true))
    const come = () => setMissed(false)
    panel.then(come, come)
  }, [panel, missed])
  return (
    <div role="alert" className={css.place}>
      {isMissed && <ErrorNote>{told(NETWORK_TEXT)}</ErrorNote>}
    </div>
  )
}
