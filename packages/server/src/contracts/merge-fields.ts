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

export type MergeValues = Readonly<Record<MergeField, string>>

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** A contract's text with its fields filled in, escaped, in the one Unicode form that signatures count. */
export function fillContract(body: string, values: MergeValues): string {
  const known: Readonly<Record<string, string | undefined>> = values
  return body
    .replace(/\{\{\s*(\w+)\s*\}\}/g, (field, name: string) => {
      const value = known[name]
      return value === undefined ? field : escaped(value)
    })
    .normalize('NFC')
}
