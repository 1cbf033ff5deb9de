import { messages, offeredPackages, type Package } from '@bellows/domain'
import { controlOf, RadioCard, RadioCardGroup } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useProceed } from '../../flow/use-moves.ts'
import { CallFailure } from '../../frame/call-failure.tsx'
import { StepActions } from '../../frame/step-actions.tsx'
import { StepForm } from '../../frame/step-form.tsx'
import { StepGate } from '../../frame/step-gate.tsx'
import { AboutPackage, usePackageLength, useSaysMore } from './about-package.tsx'
import { OnlyPackage } from './only-package.tsx'
import { PackagePrice } from './package-price.tsx'
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
  const packages = offeredPackages(service, hold.state?.slot ?? null)
  const only = packages.length === 1 ? packages[0] : undefined
  const { field, value, error, unheard, change, submit } = useChoice(only)
  return (
    <StepForm onSubmit={submit}>
      {(isSending) => (
        <>
          {only ? (
            <OnlyPackage offered={only} />
          ) : (
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
                {packages.map((offered) => (
                  <PackageCard key={offered.id} offered={offered} />
                ))}
              </RadioCardGroup>
            </div>
          )}
          {unheard && <CallFailure error={unheard} />}
          <StepActions isBusy={isSending} />
        </>
      )}
    </StepForm>
  )
}

/** The package chosen, sent at once; nothing chosen is said on Continue, which takes the only one there is. */
function useChoice(only: Package | undefined) {
  const field = useRef<HTMLDivElement>(null)
  const [error, setError] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const { value, choose, settle, unheard } = useChoosePackage()
  const proceed = useProceed(STEP)
  const change = (packageId: string) => {
    setError(false)
    void choose(packageId)
  }
  const submit = async () => {
    const isUntold = only !== undefined && only.id !== value
    const isMissing = value === '' && !isUntold
    setError(isMissing)
    if (isMissing) setRefusals((count) => count + 1)
    else if (await (isUntold ? choose(only.id) : settle())) proceed()
  }
  // Once the reason stands on the page: it heads the cards, and they may be taller than the window.
  useEffect(() => {
    if (refusals === 0 || !field.current) return
    controlOf(field.current).focus({ preventScroll: true })
    field.current.scrollIntoView({ block: 'start' })
  }, [refusals])
  return { field, value, error, unheard, change, submit }
}

function PackageCard({ offered }: Readonly<{ offered: Package }>) {
  const { name } = offered
  const meta = usePackageLength(offered)
  const says = useSaysMore(offered)
  return (
    <RadioCard
      value={offered.id}
      title={name}
      {...(meta && { meta })}
      aside={<PackagePrice offered={offered} />}
    >
      {says && <AboutPackage offered={offered} />}
    </RadioCard>
  )
}
