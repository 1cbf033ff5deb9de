import { escapeHtml } from '../../base/escape-html.ts'

/** The fields that a contract's text may name. */
type MergeField =
  | 'client'
  | 'email'
  | 'phone'
  | 'studio'
  | 'service'
  | 'package'
  | 'date'
  | 'time'
  | 'duration'
  | 'location'
  | 'fee'
  | 'retainer'
  | 'today'
  | 'reference'

export type MergeValues = Readonly<Record<MergeField, string>>

const field = /\{\{\s*(\w+)\s*\}\}/g

/** A contract's text with its fields filled in, escaped, in the one Unicode form that signatures count. */
export function fillContract(body: string, values: MergeValues): string {
  const known: Readonly<Record<string, string | undefined>> = values
  return body
    .replace(field, (written, name: string) => {
      const value = known[name]
      return value === undefined ? written : escapeHtml(value)
    })
    .normalize('NFC')
}

/** The text to be signed: it always names its booking, so that no two bookings have the same fingerprint. */
export function contractText(body: string, values: MergeValues, referenceLine: string): string {
  const isNamed = [...body.matchAll(field)].some(([, name]) => name === 'reference')
  return fillContract(isNamed ? body : `${body}\n<p>${escapeHtml(referenceLine)}</p>`, values)
}
