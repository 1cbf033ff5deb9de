import { dayOf, type OrderContract } from '@bellows/domain'
import { CheckboxField, Form, FormField, Heading, Tabs, Text, TextField, useSchemaForm } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { ActionRow } from '../../frame/action-row.tsx'
import { CallFailure } from '../../frame/call-failure.tsx'
import { useFormats } from '../../texts/use-formats.ts'
import { useAt } from '../../world/use-at.ts'
import { signatureSchema, type SignatureValues } from './signature-form.ts'
import { SignaturePad } from './signature-pad.tsx'
import * as css from './sign-contract.css.ts'
import type { Signing } from './use-signing.ts'

const DRAWN = 1
const unsigned: SignatureValues = { fullName: '', hasConsented: false, drawing: '' }

type SignatureBlockProps = Readonly<{ contract: OrderContract; signing: Signing }>

/** Name, signature and consent under the text that they belong to. */
export function SignatureBlock({ contract, signing }: SignatureBlockProps) {
  const [isDrawn, setDrawn] = useState(false)
  const form = useSchemaForm(signatureSchema(isDrawn), unsigned)
  const { fullName } = form.watch()
  return (
    <Form form={form} onSubmit={signing.sign}>
      <section id="signature" tabIndex={-1} className={css.block}>
        <Heading level="h2" size="h4">
          <Trans>Your signature</Trans>
        </Heading>
        <Name typed={fullName} />
        <Ways name={fullName} onDrawn={setDrawn} />
        <FormField<boolean> name="hasConsented">
          {({ error, ...field }) => (
            <CheckboxField {...field} label={contract.consent} {...(error !== undefined && { error })} />
          )}
        </FormField>
        <Today />
      </section>
      {signing.error && <CallFailure error={signing.error} />}
      <ActionRow label={<Trans>Sign contract</Trans>} isBusy={form.formState.isSubmitting} />
    </Form>
  )
}

/** Signed with another name than was given before, it is asked about, and never refused. */
function Name({ typed }: Readonly<{ typed: string }>) {
  const { t } = useLingui()
  const given = useBooking().record?.customer?.fullName ?? ''
  const isOther = given !== '' && typed.trim() !== '' && typed.trim() !== given
  return (
    <FormField name="fullName">
      {({ error, ...field }) => (
        <TextField
          {...field}
          kind="name"
          label={t`Your full name`}
          note={isOther && <Trans>You entered {given} before. Is that right?</Trans>}
          {...(error !== undefined && { error })}
        />
      )}
    </FormField>
  )
}

type WaysProps = Readonly<{ name: string; onDrawn: (isDrawn: boolean) => void }>

function Ways({ name, onDrawn }: WaysProps) {
  const { t } = useLingui()
  return (
    <Tabs
      label={t`Way of signing`}
      onSelect={(index) => onDrawn(index === DRAWN)}
      items={[
        {
          id: 'type',
          label: <Trans>Type</Trans>,
          panel: (
            <p aria-hidden="true" className={css.written}>
              {name.trim()}
            </p>
          ),
        },
        { id: 'draw', label: <Trans>Draw</Trans>, panel: <Drawing /> },
      ]}
    />
  )
}

const Drawing = () => (
  <FormField name="drawing">
    {({ value, onChange, error, isReadOnly }) => (
      <SignaturePad value={value} onChange={onChange} error={error} isReadOnly={isReadOnly} />
    )}
  </FormField>
)

function Today() {
  const { zone, day } = useFormats()
  const today = useAt((now) => dayOf(now, zone))
  return <Text variant="small">{day(today)}</Text>
}
