import { Icon } from '@bellows/ui'
import type { IconName } from '@bellows/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import * as css from './notice.css.ts'

type NoticeProps = Readonly<{
  /** Name that an address leads to it by. */
  id?: string
  icon?: IconName
  /** It is news: the focus moves to it. */
  takesFocus?: boolean
  action?: ReactNode
  children: ReactNode
}>

/** A notice above moves what is below: the field that is being typed into stays seen. */
function keepInSight(): void {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body) activeElement.scrollIntoView({ block: 'nearest' })
}

/** A change that the visitor must know of, between the stepper and the heading. */
export function Notice({ id, icon = 'warning', takesFocus = false, action, children }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) ref.current?.focus()
    else keepInSight()
  }, [takesFocus])
  return (
    <div ref={ref} id={id} tabIndex={-1} className={css.notice} data-surface="secondary">
      <Icon name={icon} className={css.glyph} />
      <div className={css.words}>
        <p>{children}</p>
        {action}
      </div>
    </div>
  )
}
