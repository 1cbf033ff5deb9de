import type { Step } from '@bellows/domain'
import type { ComponentType, ReactNode } from 'react'
import type { Shown } from '../shown.ts'

/** Draws what is shown beside the page's own blocks. */
export type Screen = (shown: Shown) => ReactNode

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

async function loadStep(step: Step): Promise<Screen> {
  const [{ StepScreen }, Content] = await Promise.all([import('./step-screen.tsx'), steps[step]()])
  return ({ business }) => (
    <StepScreen key={step} step={step} business={business}>
      <Content />
    </StepScreen>
  )
}

async function loadPanel(): Promise<Screen> {
  const { PanelScreen } = await import('./panel-screen.tsx')
  return (shown) => <PanelScreen key={shown.source.serviceId ?? ''} shown={shown} />
}

async function loadFinish(): Promise<Screen> {
  const { FinishScreen } = await import('./finish-screen.tsx')
  return ({ business }) => <FinishScreen business={business} />
}

/**
 * The code of a screen before it is shown: what stood stays until it is there. Booking screens are as large as all else
 * together; who builds pages waits for none of them.
 */
export async function loadScreen({ view, source }: Pick<Shown, 'view' | 'source'>): Promise<Screen | null> {
  if (view.kind === 'step') return loadStep(view.step)
  if (view.kind === 'finish') return loadFinish()
  return view.kind === 'service' || source.serviceId !== null ? loadPanel() : null
}
