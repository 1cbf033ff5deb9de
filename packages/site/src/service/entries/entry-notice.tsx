import { Heading, Text } from '@bellows/ui'
import type { ReactNode } from 'react'
import { useSaidAsItComes } from '../../booking/flow/announcer.tsx'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { useNoticeLevel } from '../panel/part-levels.ts'
import * as css from './entry-notice.css.ts'

type EntryNoticeProps = Readonly<{ title: ReactNode; action?: ReactNode; children?: ReactNode }>

/** What a link of a visitor's own has to say, above the panel. */
export function EntryNotice({ title, action, children }: EntryNoticeProps) {
  const level = useNoticeLevel()
  const words = useSaidAsItComes(useBooking().say)
  return (
    <div className={css.notice} data-surface="secondary" data-entry-notice="">
      <div ref={words} className={css.words}>
        {level ? (
          <Heading level={level} size="h3">
            {title}
          </Heading>
        ) : (
          <Text variant="h3" tone="heading">
            {title}
          </Text>
        )}
        {children}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
