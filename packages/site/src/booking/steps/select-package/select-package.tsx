import { messages, offeredPackages, type Package } from '@bellows/domain'
import { Form, FormField, RadioCard, RadioCardGroup, useSchemaForm } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { useBooking } from '../../flow/booking-context.tsx'
import { useProceed } from '../../flow/use-moves.ts'
import { StepActions } from '../../frame/step-actions.tsx'
import { StepGate } from '../../frame/step-gate.tsx'
import { useDuration } from '../../texts/use-duration.ts'
import { PackageFeatures } from './package-features.tsx'
import { PackagePrice } from './package-price.tsx'
import { useChoosePackage } from './use-choose-package.ts'

const STEP = 'select-package'
const choiceSchema = z.object({ packageId: z.string().check(z.minLength(1, messages.required)) })

/** Which package. */
export function SelectPackage() {
  return (
    <StepGate step={STEP}>
      <Choice />
    </StepGate>
  )
}

function Choice() {
  const { service, record, state } = useBooking()
  const { t } = useLingui()
  const form = useSchemaForm(choiceSchema, { packageId: record?.selectedPackage ?? '' })
  const { choose, settle } = useChoosePackage((packageId) => form.setValue('packageId', packageId))
  const proceed = useProceed(STEP)
  const submit = async () => {
    if (await settle()) proceed()
  }
  return (
    <Form form={form} onSubmit={submit}>
      <FormField name="packageId">
        {(field) => (
          <RadioCardGroup
            {...field}
            label={t`Select package`}
            isLabelHidden
            onChange={(packageId) => {
              field.onChange(packageId)
              choose(packageId)
            }}
          >
            {offeredPackages(service, state?.slot ?? null).map((offered) => (
              <PackageCard key={offered.id} offered={offered} />
            ))}
          </RadioCardGroup>
        )}
      </FormField>
      <StepActions />
    </Form>
  )
}

function PackageCard({ offered }: Readonly<{ offered: Package }>) {
  const duration = useDuration()
  const { id, name, shootDuration, description, features } = offered
  return (
    <RadioCard
      value={id}
      title={name}
      {...(shootDuration > 0 && { meta: duration(shootDuration) })}
      aside={<PackagePrice offered={offered} />}
    >
      {(description || features.length > 0) && (
        <>
          {description}
          <PackageFeatures features={features} />
        </>
      )}
    </RadioCard>
  )
}
