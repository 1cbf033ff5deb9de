import { escapeHtml, type ContractField } from '@bellows/domain'

export type MergeValues = Readonly<Record<ContractField, string>>

const field = /\{\{\s*(\w+)\s*\}\}/g
/** A tag of the text; what it holds is never shown, so nothing in it is made bold. */
const tag = /(<[^>]*>)/

/** A value is never taken for a field itself. */
const written = (value: string) => escapeHtml(value).replaceAll('{{', '&#123;&#123;')

/**
 * A contract's text with its fields filled in, escaped and bold, so that what was agreed is found at a glance, in the
 * one Unicode form that signatures count.
 */
export function fillContract(body: string, values: MergeValues): string {
  const known = new Map<string, string>(Object.entries(values))
  const filled = body.split(tag).map((part) =>
    part.replace(field, (mark, name: string) => {
      const value = known.get(name)
      if (value === undefined) return mark
      return part.startsWith('<') ? written(value) : `<strong>${written(value)}</strong>`
    }),
  )
  return filled.join('').normalize('NFC')
}

/** The text to be signed: it always names its booking, so that no two bookings have the same fingerprint. */
export function contractText(body: string, values: MergeValues, referenceLine: string): string {
  const isNamed = [...body.matchAll(field)].some(([, name]) => name === 'reference')
  return fillContract(isNamed ? body : `${body}\n<p>${escapeHtml(referenceLine)}</p>`, values)
}
