import type { Step } from '@bellows/domain'
import { lazy, type ComponentType } from 'react'
import { BookingProvider } from '../../booking/flow/booking-provider.tsx'
import { contractPlace } from '../../booking/flow/contract-place.ts'
import { BookingFrame } from '../../booking/frame/booking-frame.tsx'
import type { Shown } from '../compose-view.ts'
import { SampleWorld } from './sample-world.tsx'

const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

const screens: Readonly<Record<Step, ComponentType>> = {
  'select-package': screen(
    async () => (await import('../../booking/steps/select-package/select-package.tsx')).SelectPackage,
  ),
  'select-addons': screen(
    async () => (await import('../../booking/steps/select-addons/select-addons.tsx')).SelectAddons,
  ),
  'your-information': screen(
    async () => (await import('../../booking/steps/your-information/your-information.tsx')).YourInformation,
  ),
  'sign-contract': screen(
    async () => (await import('../../booking/steps/sign-contract/sign-contract.tsx')).ContractStep,
  ),
  questionnaire: screen(
    async () => (await import('../../booking/steps/questionnaire/questionnaire.tsx')).Questionnaire,
  ),
  payments: screen(async () => (await import('../../booking/steps/payments/payments.tsx')).Payments),
}

type StepScreenProps = Readonly<{ step: Step; business: Shown['business'] }>

/** A step of the booking, of a sample service with a sample time held. */
export function StepScreen({ step, business }: StepScreenProps) {
  const Screen = screens[step]
  return (
    <SampleWorld business={business} stage="booking">
      {({ service }) => (
        <BookingProvider base={{ prefix: 'services', id: service.slug }} service={service}>
          <BookingFrame
            step={step}
            place={
              step === 'sign-contract' ? contractPlace(undefined, service.contractTemplates.length) : null
            }
            serviceName={service.name}
          >
            <Screen />
          </BookingFrame>
        </BookingProvider>
      )}
    </SampleWorld>
  )
}
