import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { inSite } from '../testing/in-site.tsx'
import { Stepper, type StepperStep } from './stepper.tsx'

const steps: StepperStep[] = [
  { id: 'package', name: 'Package', href: '/package', state: 'done' },
  { id: 'you', name: 'Your information', href: '/you', state: 'current' },
  { id: 'pay', name: 'Payment', href: '/pay', state: 'later' },
]

conforms('Stepper', <Stepper label="Booking steps" steps={steps} />)

it('links only to what is done', () => {
  const markup = renderToStaticMarkup(inSite(<Stepper label="Booking steps" steps={steps} />))
  expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/package'])
  expect(markup).toMatch(/aria-current="step"[^>]*><span[^>]*>2<\/span>Your information/)
  expect(markup).toContain('Step 2 of 3 · Your information')
})

it('is nothing with one step', () => {
  expect(renderToStaticMarkup(inSite(<Stepper label="Booking steps" steps={steps.slice(1, 2)} />))).toBe('')
})
