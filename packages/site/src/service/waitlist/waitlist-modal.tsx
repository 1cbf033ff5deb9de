import { dayOf, LONG_TEXT_MAX } from '@bellows/domain'
import {
  Button,
  CheckboxGroupField,
  DateField,
  Dialog,
  FieldGrid,
  FormField,
  FormModal,
  TextArea,
  TextField,
  useSchemaForm,
  VisuallyHidden,
} from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef, type ReactNode } from 'react'
import { useSaidAsItComes } from '../../booking/flow/announcer.tsx'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { useAt } from '../../booking/world/use-at.ts'
import type { JoinWaitlistProps } from './join-waitlist.tsx'
import { useDraft } from './use-draft.ts'
import { useJoining } from './use-joining.ts'
import { dayFields, waitlistForm } from './waitlist-form.ts'

type WaitlistModalProps = JoinWaitlistProps &
  DoneProps &
  Readonly<{
    /** Told the address that the list has. */
    onJoined: (email: string) => void
    /** Who takes the focus once the visitor has joined. */
    returnFocusTo: () => HTMLElement | null
  }>

/** Joins the list: holds nothing, and says so. */
export function WaitlistModal({ days, isOpen, onClose, onJoined, returnFocusTo }: WaitlistModalProps) {
  const { zone } = useFormats()
  const today = useAt((now) => dayOf(now, zone))
  const schema = useMemo(() => waitlistForm(today), [today])
  const { draft, keep, drop } = useDraft()
  const form = useSchemaForm(schema, draft)
  const bait = useRef<HTMLInputElement>(null)
  const { joined, isFreeAgain, join, seeTimes } = useJoining({
    bait,
    days,
    onJoined: (email) => {
      drop()
      onJoined(email)
    },
  })
  if (joined !== null) return <Joined {...{ isOpen, onClose, returnFocusTo }} email={joined} />
  if (isFreeAgain) return <FreeAgain isOpen={isOpen} onSee={seeTimes} onClose={onClose} />
  return (
    <FormModal
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={join}
      onValuesChange={keep}
      title={<Trans>Join the waitlist</Trans>}
      submitLabel={<Trans>Join the waitlist</Trans>}
    >
      <p>
        <Trans>Joining holds nothing and costs nothing.</Trans>
      </p>
      <Fields days={days} today={today} />
      <VisuallyHidden as="div" aria-hidden="true">
        <input ref={bait} name="website" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </FormModal>
  )
}

function Fields({ days, today }: JoinWaitlistProps & Readonly<{ today: string }>) {
  const { t } = useLingui()
  const { service } = useBooking()
  const { day: written } = useFormats()
  return (
    <FieldGrid>
      <FormField name="fullName">{(field) => <TextField {...field} kind="name" label={t`Name`} />}</FormField>
      <FormField name="email">{(field) => <TextField {...field} kind="email" label={t`E-mail`} />}</FormField>
      <FormField name="phone">{(field) => <TextField {...field} kind="phone" label={t`Phone`} />}</FormField>
      {days.length > 1 && (
        <FormField<string[]> name="days">
          {(field) => (
            <CheckboxGroupField
              {...field}
              label={t`Preferred dates`}
              hint={t`Leave it open if any will do`}
              options={days.map((value) => ({ value, label: written(value) }))}
            />
          )}
        </FormField>
      )}
      {!service.isMiniSession && <OwnDays today={today} />}
      <FormField name="note">
        {(field) => (
          <TextArea {...field} label={t`Note`} hint={t`Optional`} isOptional limit={LONG_TEXT_MAX} />
        )}
      </FormField>
    </FieldGrid>
  )
}

/** A service with free times has no dates to choose from: up to three are written. */
function OwnDays({ today }: Readonly<{ today: string }>) {
  const { t } = useLingui()
  const labels = [t`Preferred date`, t`Second date`, t`Third date`]
  return dayFields.map((name, index) => (
    <FormField key={name} name={name}>
      {({ error, ...field }) => (
        <DateField
          {...field}
          label={labels[index]}
          hint={index === 0 ? t`Leave it open if any will do` : t`Optional`}
          isOptional
          min={today}
          today={today}
          {...(error !== undefined && { error })}
        />
      )}
    </FormField>
  ))
}

type DoneProps = Readonly<{ isOpen: boolean; onClose: () => void }>

type JoinedProps = DoneProps & Pick<WaitlistModalProps, 'returnFocusTo'> & Readonly<{ email: string }>

function Joined({ email, isOpen, onClose, returnFocusTo }: JoinedProps) {
  return (
    <Dialog
      isOpen={isOpen}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
      title={<Trans>You’re on the list</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <News>
        <Trans>If a time opens, we write to {email} and keep it for you for up to 24 hours.</Trans>
      </News>
    </Dialog>
  )
}

function FreeAgain({ isOpen, onSee, onClose }: DoneProps & Readonly<{ onSee: () => void }>) {
  const see = () => {
    onSee()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={see}
      title={<Trans>Join the waitlist</Trans>}
      actions={
        <Button onClick={see}>
          <Trans>See the times</Trans>
        </Button>
      }
    >
      <News>
        <Trans>Good news: times are free again.</Trans>
      </News>
    </Dialog>
  )
}

/** What came of joining, said as it takes the place of the form. */
function News({ children }: Readonly<{ children: ReactNode }>) {
  return <div ref={useSaidAsItComes(useBooking().say)}>{children}</div>
}
