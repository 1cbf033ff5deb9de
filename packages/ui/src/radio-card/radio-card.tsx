import { useId } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { radio } from '../field/mark.css.ts'
import { useRadioCards } from './radio-card-group.tsx'
import * as css from './radio-card.css.ts'

export type RadioCardProps = Readonly<{
  value: string
  title: ReactNode
  /** A short line that is read with the title, e.g. “45 minutes · 20 images”. */
  meta?: ReactNode
  /** Stands at the end of the title's line and is read with it, e.g. the price. */
  aside?: ReactNode
  /** Read after the choice. */
  children?: ReactNode
}>

/** The browser brings the mark into sight, but the ring is around its card. */
function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.parentElement?.scrollIntoView({ block: 'nearest' })
}

/** A choice that is pressed anywhere on its card. */
export function RadioCard({ value, title, meta, aside, children }: RadioCardProps) {
  const choosing = useRadioCards()
  const id = useId()
  const named = [`${id}-title`, meta && `${id}-meta`, aside && `${id}-aside`].filter(Boolean)
  return (
    <label className={css.card}>
      <input
        type="radio"
        className={classNames(radio, css.mark)}
        name={choosing.name}
        value={value}
        checked={choosing.value === value}
        onFocus={showWhole}
        onChange={() => choosing.choose(value)}
        aria-labelledby={named.join(' ')}
        aria-describedby={children ? `${id}-description` : undefined}
      />
      <span className={css.words}>
        <span id={`${id}-title`} className={css.title}>
          {title}
        </span>
        {meta && (
          <span id={`${id}-meta`} className={css.meta}>
            {meta}
          </span>
        )}
      </span>
      {aside && (
        <span id={`${id}-aside`} className={css.aside}>
          {aside}
        </span>
      )}
      {children && (
        <div id={`${id}-description`} className={css.description}>
          {children}
        </div>
      )}
    </label>
  )
}
