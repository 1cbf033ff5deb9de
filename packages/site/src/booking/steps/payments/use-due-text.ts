import { dayOf, isDayBefore, type Invoice } from '@bellows/domain'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../texts/use-formats.ts'
import { useAt } from '../../world/use-at.ts'

type Due = Readonly<{ text: string; isToday: boolean; isOverdue: boolean }>

/** When a payment falls due, in words; by its rule while the date is not known. */
export function useDueText(): (invoice: Invoice) => Due {
  const { t } = useLingui()
  const { day, zone } = useFormats()
  const today = useAt((now) => dayOf(now, zone))
  const byRule = ({ milestone, days }: Invoice) => {
    if (milestone === 'ON_SHOOT_DATE' || days === 0) return t`on the day of your session`
    if (milestone === 'AFTER_SHOOT_DATE')
      return t`${plural(days, { one: '# day after your session', other: '# days after your session' })}`
    return t`${plural(days, { one: '# day before your session', other: '# days before your session' })}`
  }
  return (invoice) => {
    const { dueDate } = invoice
    const isToday = dueDate !== null && !isDayBefore(today, dueDate) && invoice.paymentStatus === 'PENDING'
    if (dueDate === today) return { text: t`today`, isToday, isOverdue: false }
    return { text: dueDate === null ? byRule(invoice) : day(dueDate), isToday, isOverdue: isToday }
  }
}
