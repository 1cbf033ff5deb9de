import { expect, test } from 'vitest'
import { drawnSample } from '../../testing/letters/sample-letter.ts'

test.each([
  ['en-US', 'Discount −10%: −$19.50'],
  ['de-DE', 'Rabatt −10\u00A0%: '],
  ['fr-FR', 'Remise −10\u00A0%'],
  ['es-ES', 'Descuento −10\u00A0%'],
  ['pt-BR', 'Desconto −10%'],
] as const)('a letter in %s names the percent of a discount beside its amount', async (language, line) => {
  const { text, html } = await drawnSample('order.booked:client', language)
  expect(text).toContain(line)
  expect(html).toContain(line.split(':')[0])
})

test.each([
  ['en-US', '(8.25%): $23.14'],
  ['de-DE', '(8,25\u00A0%): '],
  ['pt-BR', '(8,25%): '],
] as const)('a letter in %s writes the tax as its language does', async (language, rate) => {
  const { text } = await drawnSample('order.booked:client', language)
  expect(text).toContain(rate)
})
