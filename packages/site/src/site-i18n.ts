import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core'

/** What Lingui reads as one letter wherever it stands in a finished text. */
const ESCAPE = /\\(?=u[\da-f]{4}|x[\da-f]{2})/gi

const asWritten = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(ESCAPE, String.raw`\u005c`) : value

type Values = Readonly<Record<string, unknown>>

const allAsWritten = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asWritten(value)]))

/** Messages in one language, in which the values stay to the letter: an owner's `\u003c` is no `<`. */
class SiteI18n extends I18n {
  override _(id: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    if (typeof id === 'string') return super._(id, values && allAsWritten(values), options)
    const own = id.values ?? values
    return super._(own ? { ...id, values: allAsWritten(own) } : id)
  }
}

export const siteI18n = (locale: string, messages: Messages): I18n =>
  new SiteI18n({ locale, messages: { [locale]: messages } })
