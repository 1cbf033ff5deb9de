import type { Step } from '@bellows/domain'
import type { ReactNode } from 'react'
import { BookingProvider } from '../../booking/flow/booking-provider.tsx'
import { contractPlace } from '../../booking/flow/contract-place.ts'
import { BookingFrame } from '../../booking/frame/booking-frame.tsx'
import type { Shown } from '../shown.ts'
import { SampleWorld } from './sample-world.tsx'

type StepScreenProps = Readonly<{ step: Step; business: Shown['business']; children: ReactNode }>

/** A step of the booking, of a sample service with a sample time held. */
export function StepScreen({ step, business, children }: StepScreenProps) {
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
