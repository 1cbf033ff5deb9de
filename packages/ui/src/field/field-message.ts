import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { failureTexts } from '../error-note/failure-text.ts'

/** Texts of the validators as they leave the rules, in English, with their translations. */
export const fieldMessages = new Map<string, MessageDescriptor>([
  ['This field cannot be left blank', msg`This field cannot be left blank`],
  ['Please enter the correct email format', msg`Please enter the correct email format`],
  ['Please enter the correct URL format', msg`Please enter the correct URL format`],
  ['Please enter the correct domain format', msg`Please enter the correct domain format`],
  ['Please enter the correct number format', msg`Please enter the correct number format`],
  ['Please enter the correct phone number format', msg`Please enter the correct phone number format`],
  ['Please enter the correct amount format', msg`Please enter the correct amount format`],
  ['Please enter the correct date format', msg`Please enter the correct date format`],
  ['This date can’t be in the past', msg`This date can’t be in the past`],
  ['Please choose one of the options', msg`Please choose one of the options`],
  ['The two email addresses are not the same', msg`The two email addresses are not the same`],
  ['Please enter at most 256 characters', msg`Please enter at most 256 characters`],
  ['Please enter at most 1024 characters', msg`Please enter at most 1024 characters`],
  ['Please enter at least 6 characters', msg`Please enter at least 6 characters`],
  ['Please enter at least one digit', msg`Please enter at least one digit`],
  ['Please enter at least one lowercase letter', msg`Please enter at least one lowercase letter`],
  ['Please enter at least one uppercase letter', msg`Please enter at least one uppercase letter`],
  ['Please enter at least one special character', msg`Please enter at least one special character`],
])

/** Translates the English text of a validator or a failing line into the language in force; any other stays as it is. */
export function useFieldMessage(): (text: string) => string {
  const { i18n } = useLingui()
  return (text) => {
    const descriptor = fieldMessages.get(text) ?? failureTexts.get(text)
    return descriptor ? i18n._(descriptor) : text
  }
}
