import type { Step } from '@bellows/domain'
import type { ComponentType, ReactNode } from 'react'
import { BookingProvider } from '../../booking/flow/booking-provider.tsx'
import { contractPlace } from '../../booking/flow/contract-place.ts'
import { BookingFrame } from '../../booking/frame/booking-frame.tsx'
import type { Screen, Shown } from '../shown.ts'
import { SampleWorld } from './sample-world.tsx'

const steps: Readonly<Record<Step, () => Promise<ComponentType>>> = {
  'select-package': async () =>
    (await import('../../booking/steps/select-package/select-package.tsx')).SelectPackage,
  'select-addons': async () =>
    (await import('../../booking/steps/select-addons/select-addons.tsx')).SelectAddons,
  'your-information': async () =>
    (await import('../../booking/steps/your-information/your-information.tsx')).YourInformation,
  'sign-contract': async () =>
    (await import('../../booking/steps/sign-contract/sign-contract.tsx')).ContractStep,
  questionnaire: async () =>
    (await import('../../booking/steps/questionnaire/questionnaire.tsx')).Questionnaire,
  payments: async () => (await import('../../booking/steps/payments/payments.tsx')).Payments,
}

type StepScreenProps = Readonly<{ step: Step; business: Shown['business']; children: ReactNode }>

/** A step of the booking, of a sample service with a sample time held. */
function StepScreen({ step, business, children }: StepScreenProps) {
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
            {children}
          </BookingFrame>
        </BookingProvider>
      )}
    </SampleWorld>
  )
}

/** With the code of the step itself. */
export async function loadStep(step: Step): Promise<Screen> {
  const Content = await steps[step]()
  return ({ business }) => (
    <StepScreen key={step} step={step} business={business}>
      <Content />
    </StepScreen>
  )
}
