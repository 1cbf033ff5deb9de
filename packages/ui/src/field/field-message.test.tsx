import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { failureTexts } from '../error-note/failure-text.ts'
import { fieldMessages, useFieldMessage } from './field-message.ts'

const known = new Map([...fieldMessages, ...failureTexts])

const Told = ({ text }: { text: string }) => useFieldMessage()(text)

function told(text: string): string {
  const id = known.get(text)?.id ?? ''
  const i18n = setupI18n({ locale: 'fr-FR', messages: { 'fr-FR': { [id]: 'En français' } } })
  return renderToString(
    <I18nProvider i18n={i18n}>
      <Told text={text} />
    </I18nProvider>,
  )
}

it.each([...known.keys()])('translates %s', (text) => expect(told(text)).toBe('En français'))

it('leaves other texts alone', () =>
  expect(told('Nous connaissons cette adresse')).toBe('Nous connaissons cette adresse'))

it('keeps each English text as its own', () => {
  for (const [text, { message }] of known) expect(message).toBe(text)
})

it.each([
  'This field cannot be left blank',
  'Please enter the correct email format',
  'Please enter the correct URL format',
  'Please enter the correct domain format',
  'Please enter the correct number format',
  'Please enter the correct phone number format',
  'Please enter the correct amount format',
  'This date can’t be in the past',
])('knows the text %s', (text) => expect(fieldMessages.has(text)).toBe(true))
