import { readFileSync, readdirSync } from 'node:fs'
import { firstName, languages } from '@bellows/domain'
import { describe, expect, test } from 'vitest'
import { letterKinds } from '../../mail/letters.ts'
import { mailTexts } from '../../mail/texts/of-language.ts'
import { drawnSample } from './sample-letter.ts'
import { sampleWords } from './sample-words.ts'

const kinds = letterKinds.map((kind) => kind.slice('mail:'.length))
const stories = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))

describe.each(languages)('%s', (language) => {
  test('has a story of each letter', () => {
    const told = stories.find((text) => text.includes(`args: { language: '${language}' }`)) ?? ''
    expect(kinds.filter((kind) => !told.includes(`kind: '${kind}'`))).toEqual([])
  })

  test('what is prepared names its first payment, as a real one does', async () => {
    const { text } = await drawnSample('order.prepared:client', language)
    expect(text).toContain(mailTexts(language).labels.dueNow)
  })

  test.each(kinds.filter((kind) => kind.endsWith(':client')))('%s greets by name once', async (kind) => {
    const { text } = await drawnSample(kind, language)
    const opening = text.split('\n\n').slice(0, 2).join(' ')
    const first = firstName(sampleWords[language].client)
    expect(opening.split(first).length - 1).toBeLessThanOrEqual(1)
  })

  test.each(kinds)(
    '%s is drawn with one button at most, and no word for before the booking',
    async (kind) => {
      const { html, text } = await drawnSample(kind, language)
      expect(html.match(/<a /g)?.length ?? 0).toBeLessThanOrEqual(1)
      expect(html + text).not.toContain('Nothing is charged on this page')
      expect(html + text).not.toMatch(/undefined|\[object|NaN|Invalid/)
      const plain = html
        .replaceAll(/<br\/>/g, '\n')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
        .replaceAll('\u00A0', ' ')
      for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('https:')))
        for (const words of line.split(/\u00A0?:(?: |$)/))
          expect(plain).toContain(words.replaceAll('\u00A0', ' '))
    },
  )
})
