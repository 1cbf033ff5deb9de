import type { Quote } from '@bellows/domain'
import { Button } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBooking, type Notice as Kind } from '../flow/booking-context.tsx'
import { stepTexts } from '../flow/step-texts.ts'
import { useFailure, useHoldCall } from '../flow/use-hold.ts'
import { useFormats } from '../texts/use-formats.ts'
import { useWorld } from '../world/booking-world.tsx'
import { DroppedRecord } from './dropped-record.tsx'
import { Notice } from './notice.tsx'

/** What changed while the visitor was booking. */
export function Notices() {
  const { visit, isElsewhere } = useBooking()
  const { notice } = visit
  return (
    <>
      <DroppedRecord />
      {isElsewhere && <Elsewhere />}
      {notice && (
        <Notice takesFocus={notice.kind !== 'steps'}>
          <Words notice={notice} />
        </Notice>
      )}
    </>
  )
}

function Words({ notice }: Readonly<{ notice: Kind }>) {
  const { i18n } = useLingui()
  if (notice.kind === 'price') return <PriceRose {...notice} />
  if (notice.kind === 'packageGone') {
    const name = <>{notice.name}</>
    return <Trans>The package {name} is no longer offered. Please choose again.</Trans>
  }
  if (notice.kind === 'required') {
    if (notice.step === 'sign-contract') return <Trans>Before you pay: sign the contract.</Trans>
    if (notice.step === 'questionnaire') return <Trans>Before you pay: answer the questions.</Trans>
    const step = i18n._(stepTexts[notice.step])
    return <Trans>Before you pay: {step}.</Trans>
  }
  const added = notice.added && i18n._(stepTexts[notice.added])
  return added ? (
    <Trans>The steps changed: this service now asks for “{added}”.</Trans>
  ) : (
    <Trans>The steps changed: this service now asks for less.</Trans>
  )
}

function PriceRose({ before, after }: Readonly<{ before: Quote; after: Quote }>) {
  const { amount } = useFormats()
  const [was, now] = [before, after].map(({ lines }) => lines.find(({ kind }) => kind === 'package'))
  const total = amount(after.total)
  if (!was || !now || was.amount === now.amount)
    return <Trans>The price changed while you were booking. Your total is now {total}.</Trans>
  const label = <>{now.label}</>
  const [old, current] = [amount(was.amount), amount(now.amount)]
  return (
    <Trans>
      The price changed while you were booking. Package {label}: was {old}, now {current}. Your total is now{' '}
      {total}.
    </Trans>
  )
}

function Elsewhere() {
  const takeBack = useTakeBack()
  return (
    <Notice
      action={
        <Button variant="text" size="s" onClick={takeBack}>
          <Trans>Take it back here</Trans>
        </Button>
      }
    >
      <Trans>This booking went on in another tab.</Trans>
    </Notice>
  )
}

/** Goes on in this tab: its record counts again, and its time is held once more. */
function useTakeBack(): () => void {
  const { record, service } = useBooking()
  const { records } = useWorld()
  const hold = useHoldCall()
  const fail = useFailure()
  return () => {
    if (!record) return
    records.put(record)
    const { slot, selectedPackage, addons } = record
    const id = slot?.id ?? service.id
    void hold({
      id,
      ...(selectedPackage && { packageId: selectedPackage }),
      addons,
      isPremiumAccepted: true,
    }).catch(fail)
  }
}
