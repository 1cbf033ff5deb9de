import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

/** Texts of calls that no server answered by itself as they leave the client, in English, with their translations. */
export const failureTexts = new Map<string, MessageDescriptor>([
  ['Error connect to server', msg`Error connect to server`],
  ['Bad gateway', msg`Bad gateway`],
  ['Service Unavailable', msg`Service Unavailable`],
  ['Gateway timeout', msg`Gateway timeout`],
  ['An unexpected error occurred', msg`An unexpected error occurred`],
  ['Unauthorized', msg`Unauthorized`],
])

/** Translates the English text of a failing line into the language in force; any other is the server's, and stays. */
export function useFailureText(): (text: string) => string {
  const { i18n } = useLingui()
  return (text) => {
    const descriptor = failureTexts.get(text)
    return descriptor ? i18n._(descriptor) : text
  }
}
