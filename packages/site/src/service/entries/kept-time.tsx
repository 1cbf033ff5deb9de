import { declineReservedSlot } from '@bellows/api'
import type { Slot } from '@bellows/domain'
import { AlertDialog, Button, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { useFailure } from '../../booking/flow/use-hold.ts'
import { PremiumDialog } from '../../booking/picker/premium-dialog.tsx'
import { useAnswers } from '../../booking/queries.ts'
import { resetRecord } from '../../booking/record/booking-record.ts'
import { OwnTime } from '../../booking/texts/own-time.tsx'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { useCall, useWorld } from '../../booking/world/booking-world.tsx'
import { useAt } from '../../booking/world/use-at.ts'
import * as css from '../panel/booking-card.css.ts'
import { useHoldOffer } from '../panel/one-time.tsx'
import { PriceBlock } from '../panel/price-block.tsx'

type KeptTimeProps = Readonly<{
  slot: Slot
  until: string
  token: string
  reload: () => void
  onGivenBack: () => void
}>

/** A time that is kept for the visitor alone, and until when. */
export function KeptTime({ slot, until, token, reload, onGivenBack }: KeptTimeProps) {
  const { moment } = useFormats()
  const { press, premium, isHolding } = useHoldOffer(slot)
  const [isAsked, setAsked] = useState(false)
  const [start, end] = [moment(slot.startTime), moment(until)]
  useLapse(until, reload)
  return (
    <div className={css.card}>
      <PriceBlock isBookable />
      <div className={`${css.way} ${css.words}`}>
        <Text tone="heading">
          {start === end ? (
            <Trans>{start} is kept for you.</Trans>
          ) : (
            <Trans>
              {start} is kept for you until {end}.
            </Trans>
          )}
        </Text>
        <OwnTime startTime={slot.startTime} />
        <Button className={css.wide} isBusy={isHolding && !premium} onClick={press}>
          <Trans>Book this time</Trans>
        </Button>
        <Button variant="text" onClick={() => setAsked(true)}>
          <Trans>I don’t need it</Trans>
        </Button>
      </div>
      {premium && <PremiumDialog {...premium} isBusy={isHolding} />}
      {isAsked && (
        <GiveBack
          slotId={slot.id}
          token={token}
          reload={reload}
          onClose={() => setAsked(false)}
          onGivenBack={onGivenBack}
        />
      )}
    </div>
  )
}

/** Asks the server again once the offer's time is over. */
function useLapse(until: string, reload: () => void): void {
  const isOver = useAt((now) => now >= Date.parse(until))
  const onOver = useEffectEvent(reload)
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
}

type GiveBackProps = Readonly<{
  slotId: string
  token: string
  reload: () => void
  onClose: () => void
  onGivenBack: () => void
}>

/** Asked once: what is given back goes to somebody else. */
function GiveBack({ slotId, token, reload, onClose, onGivenBack }: GiveBackProps) {
  const [isSending, setSending] = useState(false)
  const { records } = useWorld()
  const { service } = useBooking()
  const { refreshDates } = useAnswers()
  const call = useCall()
  const fail = useFailure()
  const giveBack = async () => {
    const { isGivenBack } = await call(declineReservedSlot, { id: slotId }, token)
    const { record } = records.get()
    if (record?.slot?.id === slotId) records.put(resetRecord(record))
    if (isGivenBack) onGivenBack()
    reload()
    void refreshDates(service.slug)
  }
  const press = async () => {
    setSending(true)
    await giveBack().catch(fail)
    onClose()
  }
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={<Trans>Give this time back?</Trans>}
      actions={
        <>
          <Button isBusy={isSending} onClick={() => void press()}>
            <Trans>Give it back</Trans>
          </Button>
          <Button variant="text" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>It goes to the next person on the list, or to everyone if nobody is waiting.</Trans>
      </p>
    </AlertDialog>
  )
}
