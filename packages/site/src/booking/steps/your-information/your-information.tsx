import type { Customer } from '@bellows/domain'
import {
  FieldGrid,
  Form,
  FormField,
  RequiredNote,
  Text,
  TextField,
  TextLink,
  type TextKind,
} from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useTerms } from '../../flow/booking-context.tsx'
import { CallFailure } from '../../frame/call-failure.tsx'
import { StepActions } from '../../frame/step-actions.tsx'
import { StepGate } from '../../frame/step-gate.tsx'
import { useWorld } from '../../world/booking-world.tsx'
import { KnownGuest } from './known-guest.tsx'
import { meantAddress } from './mail-domains.ts'
import { MailHint } from './mail-hint.tsx'
import { useSending } from './use-sending.ts'
import { useTyped } from './use-typed.ts'
import * as css from './your-information.css.ts'

const STEP = 'your-information'

/** Who books. */
export function YourInformation() {
  return (
    <StepGate step={STEP}>
      <Known />
    </StepGate>
  )
}

/** Whom the studio knows need not say it again. */
function Known() {
  const { guest } = useTerms().entry
  const { records } = useWorld()
  const [isOther, setOther] = useState(() => Boolean(records.get().record?.customer))
  return guest && !isOther ? <KnownGuest guest={guest} onOther={() => setOther(true)} /> : <Fields />
}

const trimmed = ({ fullName, email, phone }: Customer): Customer => ({
  fullName: fullName.trim(),
  email: email.trim(),
  phone: phone.trim(),
})

function Fields() {
  const { privacyHref } = useWorld()
  const { t } = useLingui()
  const { form, keep, correct, asksEmailTwice } = useTyped()
  const [first] = useState(() => form.getValues('email'))
  const email = form.watch('email')
  const meant = meantAddress(email)
  // The note must not move the button between its press and its release, so it is seen when errors are.
  const isLeft = Boolean(form.formState.touchedFields.email) || email === first
  const { send, error } = useSending()
  return (
    <Form form={form} onValuesChange={keep} onSubmit={(values) => send(trimmed(values))}>
      <div className={css.fields}>
        <RequiredNote />
        <FieldGrid>
          <Field name="fullName" kind="name" label={t`First and last name`} />
          <Field
            name="email"
            kind="email"
            label={t`E-mail`}
            note={meant && <MailHint meant={meant} isTold={isLeft} onAccept={correct} />}
          />
          {asksEmailTwice && <Field name="emailConfirm" kind="email" label={t`E-mail again`} />}
          <Field
            name="phone"
            kind="phone"
            label={t`Phone`}
            hint={<Trans>With country code if outside the US</Trans>}
          />
        </FieldGrid>
        <Text variant="small" className={css.use}>
          <Trans>We use this for your booking only.</Trans>
          {privacyHref && (
            <>
              {' '}
              <TextLink href={privacyHref}>
                <Trans>Privacy</Trans>
              </TextLink>
            </>
          )}
        </Text>
      </div>
      {error && <CallFailure error={error} />}
      <StepActions isBusy={form.formState.isSubmitting} />
    </Form>
  )
}

type FieldProps = Readonly<{
  name: keyof Customer | 'emailConfirm'
  kind: TextKind
  label: string
  hint?: ReactNode
  note?: ReactNode
}>

function Field({ name, ...looks }: FieldProps) {
  return (
    <FormField name={name}>
      {({ error, ...field }) => <TextField {...looks} {...field} {...(error !== undefined && { error })} />}
    </FormField>
  )
}
