import { Button } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useBooking, type Notice as Kind } from '../flow/booking-context.tsx'
import { useTakeBack } from '../flow/use-take-back.ts'
import { DroppedRecord } from './dropped-record.tsx'
import { NoticeWords } from './notice-words.tsx'
import { Notice } from './notice.tsx'

/** What is only mentioned: nobody need look at it before going on. */
const isQuiet = (notice: Kind): boolean =>
  notice.kind === 'steps' ||
  notice.kind === 'chosenElsewhere' ||
  (notice.kind === 'price' && notice.change === 'fell')

/** What changed while the visitor was booking. */
export function Notices() {
  const { visit, isElsewhere } = useBooking()
  return (
    <>
      <DroppedRecord />
      {isElsewhere && <Elsewhere />}
      {visit.notices.map((notice) => (
        <Notice key={JSON.stringify(notice)} takesFocus={!isQuiet(notice)}>
          <NoticeWords notice={notice} />
        </Notice>
      ))}
    </>
  )
}

/** It comes while the visitor is typing: the focus stays there, and the notice is said. */
function Elsewhere() {
  const takeBack = useTakeBack()
  const { say, hold } = useBooking()
  const { t } = useLingui()
  const tell = useEffectEvent(() => say(t`This booking went on in another tab.`))
  useEffect(() => tell(), [])
  return (
    <Notice
      action={
        <Button variant="text" size="s" isBusy={hold.isUpdating} onClick={takeBack}>
          <Trans>Take it back here</Trans>
        </Button>
      }
    >
      <Trans>This booking went on in another tab.</Trans>
    </Notice>
  )
}
