import { NETWORK_TEXT } from '@bellows/api'
import { ErrorNote, useFailureText } from '@bellows/ui'
import { useEffect, useState } from 'react'
import * as css from './code-missing.css.ts'
import type { MissedPress } from './missed-press.ts'

/**
 * Answers a press while its code does not come; goes when it does. Apart from what was pressed, which must not be drawn
 * anew before it is taken over.
 */
export function CodeMissing({ missed }: Readonly<{ missed: MissedPress }>) {
  const told = useFailureText()
  const [isMissed, setMissed] = useState(false)
  useEffect(() => missed.hear(setMissed), [missed])
  return (
    <div role="alert" className={css.place} data-scheme="light_1">
      {isMissed && <ErrorNote>{told(NETWORK_TEXT)}</ErrorNote>}
    </div>
  )
}
