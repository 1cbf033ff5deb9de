import type { BookingPrefix, Step } from '@bellows/domain'
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { StepError } from '../pages/step-error.tsx'
import { bookingHead } from './booking-head.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The step of the booking flow that the route shows. */
    step?: Step
  }
}

/** Contracts are counted from 1; the first needs no number. */
export const CONTRACT_PATH = 'sign-contract/{-$number}'
const folder = 'packages/site/src/booking'

const screens = {
  'select-package': lazyRouteComponent(
    () => import('./steps/select-package/select-package.tsx'),
    'SelectPackage',
  ),
  'select-addons': lazyRouteComponent(
    () => import('./steps/select-addons/select-addons.tsx'),
    'SelectAddons',
  ),
  'your-information': lazyRouteComponent(
    () => import('./steps/your-information/your-information.tsx'),
    'YourInformation',
  ),
  'sign-contract': lazyRouteComponent(
    () => import('./steps/sign-contract/sign-contract.tsx'),
    'SignContract',
  ),
  questionnaire: lazyRouteComponent(() => import('./steps/questionnaire/questionnaire.tsx'), 'Questionnaire'),
  payments: lazyRouteComponent(() => import('./steps/payments/payments.tsx'), 'Payments'),
} satisfies Record<Step, unknown>

const frame = lazyRouteComponent(() => import('./frame/steps-frame.tsx'), 'StepsFrame')

/** Source file of a step's screen, as the build manifest names it. */
const stepSource = (step: Step): string => `${folder}/steps/${step}/${step}.tsx`

function stepRoute(parent: AnyRoute, prefix: BookingPrefix, step: Step) {
  return createRoute({
    getParentRoute: () => parent,
    path: step === 'sign-contract' ? CONTRACT_PATH : step,
    loader: async ({ context }) => {
      const { contractTitles, stepTitle } = await import('./flow/step-texts.ts')
      return step === 'sign-contract'
        ? contractTitles(context.i18n, prefix)
        : stepTitle(context.i18n, prefix, step)
    },
    head: bookingHead,
    staticData: { isPersonal: true, sources: [stepSource(step)], step },
    component: screens[step],
    errorComponent: StepError,
  })
}

/** The steps under one prefix, in the frame that they share. */
export function stepRoutes(parent: AnyRoute, prefix: BookingPrefix): AnyRoute {
  const layout = createRoute({
    getParentRoute: () => parent,
    id: 'steps',
    staticData: { sources: [`${folder}/frame/steps-frame.tsx`] },
    component: frame,
  })
  const steps = (Object.keys(screens) as Step[]).map((step) => stepRoute(layout, prefix, step))
  return layout.addChildren(steps) as AnyRoute
}
