import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as css from './stepper.css.ts'

export type StepperStep = Readonly<{
  id: string
  name: string
  /** Where a step that is done, or was passed by, leads back to. */
  href: string
  state: 'done' | 'passed' | 'current' | 'later'
}>
export type StepperProps = Omit<ComponentProps<'nav'>, 'children'> &
  Readonly<{
    /** Name of the landmark, e.g. “Booking steps”. */
    label: string
    steps: readonly StepperStep[]
  }>

/** The steps of a flow and where in it the visitor is; nothing when there is only one. */
export function Stepper({ label, steps, className, ...rest }: StepperProps) {
  if (steps.length < 2) return null
  return (
    <nav aria-label={label} className={classNames(css.nav, className)} {...rest}>
      <ol className={css.list}>
        {steps.map((step, index) => (
          <li key={step.id} className={css.entry} data-state={step.state}>
            <Entry step={step} number={index + 1} />
          </li>
        ))}
      </ol>
      <Short steps={steps} />
    </nav>
  )
}

function Entry({ step: { name, href, state }, number }: Readonly<{ step: StepperStep; number: number }>) {
  if (state === 'done')
    return (
      <a href={href} className={css.link}>
        <Icon name="check" size="small" />
        {name}
        <VisuallyHidden>
          , <Trans>done</Trans>
        </VisuallyHidden>
      </a>
    )
  if (state === 'passed')
    return (
      <a href={href} className={css.link}>
        <span className={css.number}>{number}</span>
        {name}
      </a>
    )
  return (
    <span className={css.step} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={css.number}>{number}</span>
      {name}
    </span>
  )
}

/** On phones: the count and the name, over a row of ticks. */
function Short({ steps }: Readonly<{ steps: readonly StepperStep[] }>) {
  const index = steps.findIndex(({ state }) => state === 'current')
  const number = index + 1
  const total = steps.length
  const name = steps[index]?.name ?? ''
  return (
    <div className={css.short}>
      <p className={css.count}>
        <Trans>
          Step {number} of {total} · {name}
        </Trans>
      </p>
      <div className={css.ticks} aria-hidden="true">
        {steps.map(({ id, state }) => (
          <span key={id} className={css.tick} data-state={state} />
        ))}
      </div>
    </div>
  )
}
