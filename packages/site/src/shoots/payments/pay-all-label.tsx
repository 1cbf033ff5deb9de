import { fromMinor, toMinor, type Invoice } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../booking/texts/use-formats.ts'

/** What is open, in one sum of what the server said of each. */
export function PayAllLabel({ invoices }: Readonly<{ invoices: readonly Invoice[] }>) {
  const { amount, currency } = useFormats()
  const minor = invoices.reduce((sum, invoice) => sum + toMinor(invoice.amount, currency), 0)
  const sum = amount(fromMinor(minor, currency))
  return <Trans>Pay all: {sum}</Trans>
}
