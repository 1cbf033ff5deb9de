import { useParams } from '@tanstack/react-router'
import { ShootsInvoice } from './shoots-invoice.tsx'

/** The invoice that the address names. */
export function ShootsInvoicePage() {
  const { invoiceId = '' } = useParams({ strict: false })
  return <ShootsInvoice key={invoiceId} invoiceId={invoiceId} />
}
