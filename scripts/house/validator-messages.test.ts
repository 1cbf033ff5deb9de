import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messages } from '../../packages/domain/src/inquiry/messages.ts'
import { fieldMessages } from '../../packages/ui/src/field/field-message.ts'

const catalogue = readFileSync(new URL('../../locales/fr-FR.po', import.meta.url), 'utf8')
const entries = new Map(
  [...catalogue.matchAll(/^msgid (".*")\nmsgstr (".*")$/gm)].map(([, id = '""', text = '""']) => [
    JSON.parse(id) as string,
    JSON.parse(text) as string,
  ]),
)

test.each(Object.values(messages))(
  'the rule\u2019s text %j is known to the fields and has its French',
  (text) => {
    expect(fieldMessages.has(text)).toBe(true)
    expect(entries.get(text) ?? '').not.toBe('')
    expect(entries.get(text)).not.toBe(text)
  },
)

test('the fields know no text that no rule tells', () => {
  expect([...fieldMessages.keys()].toSorted()).toEqual(Object.values(messages).toSorted())
})
