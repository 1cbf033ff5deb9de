import { messages, offeredPackages, packageLength, type Package } from '@bellows/domain'
import { controlOf, RadioCard, RadioCardGroup } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useProceed } from '../../flow/use-moves.ts'
import { CallFailure } from '../../frame/call-failure.tsx'
import { StepActions } from '../../frame/step-actions.tsx'
import { StepForm } from '../../frame/step-form.tsx'
import { StepGate } from '../../frame/step-gate.tsx'
import { useDuration } from '../../texts/use-duration.ts'
import { PackageFeatures } from './package-features.tsx'
import { PackagePrice } from './package-price.tsx'
import * as css from './select-package.css.ts'
import { useChoosePackage } from './use-choose-package.ts'

const STEP = 'select-package'

/** Which package. */
export function SelectPackage() {
  return (
    <StepGate step={STEP}>
      <Choice />
    </StepGate>
  )
}

function Choice() {
  const { service, hold } = useBooking()
  const { t } = useLingui()
  const { field, value, error, unheard, change, submit } = useChoice()
  return (
    <StepForm onSubmit={submit}>
      {(isSending) => (
        <>
          <div ref={field}>
            <RadioCardGroup
              name="packageId"
              value={value}
              {...(error && { error: messages.required })}
              isReadOnly={isSending}
              label={t`Select package`}
              isLabelHidden
              onChange={change}
            >
              {offeredPackages(service, hold.state?.slot ?? null).map((offered) => (
                <PackageCard key={offered.id} offered={offered} />
              ))}
            </RadioCardGroup>
          </div>
          {unheard && <CallFailure error={unheard} />}
          <StepActions isBusy={isSending} />
        </>
      )}
    </StepForm>
  )
}

/** The package chosen, sent at once; nothing chosen is said on Continue. */
function useChoice() {
  const field = useRef<HTMLDivElement>(null)
  const [error, setError] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const { value, choose, settle, unheard } = useChoosePackage()
  const proceed = useProceed(STEP)
  const change = (packageId: string) => {
    setError(false)
    choose(packageId)
  }
  const submit = async () => {
    setError(value === '')
    if (value === '') setRefusals((count) => count + 1)
    else if (await settle()) proceed()
  }
  // Once the reason stands on the page: it heads the cards, and they may be taller than the window.
  useEffect(() => {
    if (refusals === 0 || !field.current) return
    controlOf(field.current).focus({ preventScroll: true })
    field.current.scrollIntoView({ block: 'start' })
  }, [refusals])
  return { field, value, error, unheard, change, submit }
}

const PlaceGone = () => (
  <span className={css.gone}>
    <Trans>The last discounted place was just taken.</Trans>
  </span>
)

function PackageCard({ offered }: Readonly<{ offered: Package }>) {
  const duration = useDuration()
  const { id, name, description, features } = offered
  const minutes = packageLength(offered)
  const isPlaceGone = useBooking().visit.lostPlace === id
  return (
    <RadioCard
      value={id}
      title={name}
      {...(minutes > 0 && { meta: duration(minutes) })}
      aside={<PackagePrice offered={offered} />}
    >
      {(description || features.length > 0 || isPlaceGone) && (
        <>
          {isPlaceGone && <PlaceGone />}
          {description}
          <PackageFeatures features={features} />
        </>
      )}
    </RadioCard>
  )
}
