import type { Step } from '@bellows/domain'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useBooking, type LostAddon, type Notice } from '../flow/booking-context.tsx'
import { useSummary } from '../flow/use-summary.ts'
import { useFormats } from '../texts/use-formats.ts'

type Words<Kind extends Notice['kind']> = Omit<Extract<Notice, { kind: Kind }>, 'kind'>

/** What a notice says. */
export function NoticeWords({ notice }: Readonly<{ notice: Notice }>) {
  if (notice.kind === 'price') return <Price {...notice} />
  if (notice.kind === 'addonsGone') return <AddonsGone {...notice} />
  if (notice.kind === 'required') return <Required {...notice} />
  if (notice.kind === 'steps') return <Steps {...notice} />
  if (notice.kind === 'wentOn') return <Trans>This booking went on in another tab.</Trans>
  if (notice.kind === 'chosenElsewhere')
    return <Trans>Your choice was changed in another tab or on another device.</Trans>
  const name = <>{notice.name}</>
  return <Trans>The package {name} is no longer offered. Please choose again.</Trans>
}

function Price({ change, chosen }: Words<'price'>) {
  const { total } = useSummary()
  return (
    <>
      {change === 'fell' ? (
        <Trans>The price fell while you were booking.</Trans>
      ) : (
        <Trans>The price changed while you were booking.</Trans>
      )}
      {chosen && (
        <>
          {' '}
          <PackageWas {...chosen} />
        </>
      )}
      {total !== null && (
        <>
          {' '}
          <Trans>Your total is now {total}.</Trans>
        </>
      )}
    </>
  )
}

function PackageWas({ label: name, was, now }: NonNullable<Words<'price'>['chosen']>) {
  const { hold } = useBooking()
  const { minor } = useFormats(hold.state?.quote?.currency)
  const label = <>{name}</>
  const [old, current] = [minor(was), minor(now)]
  return (
    <Trans>
      Package {label}: was {old}, now {current}.
    </Trans>
  )
}

const AddonsGone = ({ lost }: Words<'addonsGone'>) =>
  lost.map((addon, index) => (
    <Fragment key={addon.name}>
      {index > 0 && ' '}
      <AddonGone {...addon} />
    </Fragment>
  ))

function AddonGone({ name: title, left }: LostAddon) {
  const name = <>{title}</>
  if (left === 0) return <Trans>The add-on {name} is no longer offered.</Trans>
  return (
    <Trans>
      Of the add-on {name} no more than {left} can be booked now.
    </Trans>
  )
}

const required: Partial<Record<Step, MessageDescriptor>> = {
  'sign-contract': msg`Before you pay: sign the contract.`,
  questionnaire: msg`Before you pay: answer the questions.`,
}

function Required({ step }: Words<'required'>) {
  const { i18n } = useLingui()
  return i18n._(required[step] ?? msg`Before you pay: complete this step.`)
}

const added: Partial<Record<Step, MessageDescriptor>> = {
  'select-package': msg`The steps changed: this service now asks you to choose a package.`,
  'select-addons': msg`The steps changed: this service now offers add-ons.`,
  'your-information': msg`The steps changed: this service now asks for your information.`,
  'sign-contract': msg`The steps changed: this service now asks for a contract.`,
  questionnaire: msg`The steps changed: this service now asks a few questions.`,
}

function Steps({ added: step }: Words<'steps'>) {
  const { i18n } = useLingui()
  return i18n._((step && added[step]) ?? msg`The steps changed: this service now asks for less.`)
}
