import type { Step } from '@bellows/domain'
import { Icon, VisuallyHidden } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBookingSteps, type StepEntry } from '../flow/use-booking-steps.ts'
import * as css from './stepper.css.ts'

/** Where in the booking the visitor is; nothing when there is only one step. */
export function Stepper({ step }: Readonly<{ step: Step }>) {
  const { t } = useLingui()
  const entries = useBookingSteps(step)
  if (entries.length < 2) return null
  return (
    <nav aria-label={t`Booking steps`} className={css.nav}>
      <ol className={css.list}>
        {entries.map((entry, index) => (
          <li key={entry.step} className={css.entry} data-state={entry.state}>
            <Entry entry={entry} number={index + 1} />
          </li>
        ))}
      </ol>
      <Short entries={entries} />
    </nav>
  )
}

function Entry({ entry, number }: Readonly<{ entry: StepEntry; number: number }>) {
  const { name, path, state } = entry
  if (state === 'done')
    return (
      <a href={path} className={css.link}>
        <Icon name="check" size="small" />
        {name}
        <VisuallyHidden>
          , <Trans>done</Trans>
        </VisuallyHidden>
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
function Short({ entries }: Readonly<{ entries: readonly StepEntry[] }>) {
  const index = entries.findIndex(({ state }) => state === 'current')
  const number = index + 1
  const total = entries.length
  const name = entries[index]?.name ?? ''
  return (
    <div className={css.short}>
      <p className={css.count}>
        <Trans>
          Step {number} of {total} · {name}
        </Trans>
      </p>
      <div className={css.ticks} aria-hidden="true">
        {entries.map(({ step, state }) => (
          <span key={step} className={css.tick} data-state={state} />
        ))}
      </div>
    </div>
  )
}
