import { inlineVars } from '@bellows/tokens'
import type { ComponentProps } from 'react'
import { RunningLine } from '../busy/running-line.tsx'
import { classNames } from '../class-names/class-names.ts'
import * as css from './progress.css.ts'

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> &
  Readonly<{
    /** What is under way; seen above the line too. */
    label: string
    /** How much of `max` is done; without it the line only runs. */
    value?: number
    max?: number
    /** The value in words, e.g. “3 of 12 pictures”. */
    valueText?: string
  }>

const shareOf = (value: number, max: number) => (max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0)

/** A line that fills, under what it measures. */
export function Progress({ label, value, max = 1, valueText, className, ...rest }: ProgressProps) {
  const share = value === undefined ? null : shareOf(value, max)
  const known =
    share === null ? {} : { 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': share * max }
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuetext={valueText}
      className={classNames(css.progress, className)}
      {...known}
      {...rest}
    >
      <span className={css.words} aria-hidden="true">
        <span>{label}</span>
        <span>{valueText}</span>
      </span>
      <span className={css.track} data-busy={share === null || undefined}>
        {share === null ? (
          <RunningLine className={css.running} />
        ) : (
          <span className={css.fill} style={inlineVars({ [css.share]: `${share}` })} />
        )}
      </span>
    </div>
  )
}
