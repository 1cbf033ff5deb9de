import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { templateIds, templatePath, type TemplateKey } from '../../packages/sections/src/template-ids.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const filesOf = (studio: string) => globSync(`studios/${studio}/**/*.json`, { cwd: root })

type Framing = { options: { template: string } }
type Words = {
  howItWorks: { description: string }[]
  payments: Record<'instructions' | 'instructionsAfter' | 'instructionsInLetters', string>
}
const wordsOf = (studio: string) => read(`studios/${studio}/studio.json`) as Words

type Found = { kind: string; template: string; file: string }
const found: Found[] = []

/** Every block of a file, wherever it stands in it. */
function blocksIn(file: string, value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, options } = value as { name?: string; options?: { template?: string } }
  const own = name && options?.template ? [{ kind: name, template: options.template, file }] : []
  return [...own, ...Object.values(value).flatMap((inside) => blocksIn(file, inside))]
}
const blocksOf = (studio: string) => filesOf(studio).flatMap((file) => blocksIn(file, read(file)))
const keysOf = (blocks: readonly Found[]) =>
  new Set(blocks.map(({ kind, template }) => `${kind}/${template}`))

type Described = { description: string }
type Worded = { options: Partial<Described> }

/** Where in its height a picture shows who it is of, and the flattest frame that it is cut to. */
const figures = [
  { file: 'lifted-child', ratio: 2 / 3, frame: 21 / 9, from: 0.36, to: 0.58 },
  { file: 'cradle', ratio: 4 / 5, frame: 3 / 2, from: 0.24, to: 0.75 },
  { file: 'silver-nursery', ratio: 4 / 5, frame: 3 / 2, from: 0.24, to: 0.75 },
]

/** The focal point of each use of a picture. */
function picturesIn(value: unknown, wanted: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { file, position = '' } = value as { file?: string; position?: string }
  const own = file === wanted ? [position] : []
  return [...own, ...Object.values(value).flatMap((inside) => picturesIn(inside, wanted))]
}

const studios = globSync('studios/*/studio.json', { cwd: root }).map((file) =>
  path.basename(path.dirname(file)),
)
for (const studio of studios) found.push(...blocksOf(studio))

const isThere = (key: string) =>
  globSync(`packages/sections/src/${templatePath(key).slice(2)}.tsx`, { cwd: root }).length === 1

describe('the studios that come with the product', () => {
  test('name templates that are there', () => {
    const known = new Set(
      Object.entries(templateIds).flatMap(([kind, ids]) => ids.map((id) => `${kind}/${id}`)),
    )
    const keys = [...keysOf(found)]
    expect(keys.filter((key) => !known.has(key) || !isThere(key as TemplateKey))).toEqual([])
  })

  test(`show ${keysOf(found).size} templates together, forty at least, and share few`, () => {
    expect(keysOf(found).size).toBeGreaterThanOrEqual(40)
    const [first = [], second = []] = studios.map((studio) => [...keysOf(blocksOf(studio))])
    expect(first.filter((key) => second.includes(key)).length).toBeLessThan(keysOf(found).size / 3)
  })

  test.each(figures)('cut no head off: $file', ({ file, ratio, frame, from, to }) => {
    const used = studios.flatMap(filesOf).flatMap((each) => picturesIn(read(each), file))
    expect(used.length).toBeGreaterThan(1)
    const height = ratio / frame
    const unseen = used.filter((position) => {
      const top = (Number(/ (\d+)%/.exec(position)?.[1]) / 100) * (1 - height)
      return top > from || top + height < to
    })
    expect(unseen).toEqual([])
  })

  test('say on a page of a service what the panel below does not say', () => {
    const told = studios.flatMap((studio) =>
      globSync(`studios/${studio}/pages/*.json`, { cwd: root }).flatMap((file) => {
        const page = read(file) as { serviceId?: string; layout: { contents: Worded[] } }
        if (!page.serviceId) return []
        const { description } = read(`studios/${studio}/services/${page.serviceId}.json`) as Described
        const sentences = (page.layout.contents[0]?.options.description ?? '').split(/<[^>]+>|(?<=[.?!]) /)
        return sentences.filter((words) => words.trim() && description.includes(words.trim()))
      }),
    )
    expect(told).toEqual([])
  })

  test('show posts on a page of the one that has some', () => {
    const posting = studios.filter((studio) =>
      filesOf(studio).some((file) => file.endsWith('/instagram.json')),
    )
    expect(posting).toHaveLength(1)
    const texts = filesOf(posting[0] ?? '').map((file) => readFileSync(path.join(root, file), 'utf8'))
    expect(texts.some((text) => text.includes('"source": "instagram"'))).toBe(true)
  })

  test('tell of what happens next as it is true of every booking', () => {
    const told = studios.flatMap((studio) => wordsOf(studio).howItWorks.map(({ description }) => description))
    expect(told.length).toBeGreaterThanOrEqual(studios.length)
    // Places, seasons, terms and promises in days differ from service to service.
    const particular =
      /confirm|sunset|weather|meeting point|due|week|within|minis|wedding|portrait|gallery|print|coucher|météo|régler|semaine|jours|sous|mariage|tirage|téléphone/i
    expect(told.filter((words) => particular.test(words))).toEqual([])
  })

  test('say how they are paid without saying that a time is booked: a booking may have none', () => {
    const told = studios.flatMap((studio) => {
      const { instructions, instructionsAfter, instructionsInLetters } = wordsOf(studio).payments
      return [instructions, instructionsAfter, instructionsInLetters]
    })
    // Each has words of its own for before, after and letters.
    expect(new Set(told.filter((words) => words.trim())).size).toBe(3 * studios.length)
    // Whoever pays by the day cannot be told another term beside it.
    expect(told.filter((words) => /within \w+ days|sous \w+ jours/i.test(words))).toEqual([])
    expect(told.filter((words) => /is booked|est réservée/i.test(words))).toEqual([])
  })

  test('differ in header, footer, palette, typography, language, money and pictures', () => {
    const tastes = studios.map((studio) => {
      const theme = read(`studios/${studio}/theme.json`) as {
        styles: { typography: string }
        colorPalettes: { id: string }[]
        headers: Framing[]
        footers: Framing[]
      }
      const { language, paymentSetup } = read(`studios/${studio}/studio.json`) as {
        language: string
        paymentSetup: { currency: string }
      }
      const { typography } = theme.styles
      const around = [...theme.headers, ...theme.footers].map(({ options }) => options.template)
      return [...around, typography, theme.colorPalettes[0]?.id, language, paymentSetup.currency]
    })
    for (const [index] of (tastes[0] ?? []).entries())
      expect(new Set(tastes.map((taste) => taste[index])).size).toBe(studios.length)
    const pictures = studios.map(
      (studio) =>
        new Set(
          filesOf(studio).flatMap(
            (file) => readFileSync(path.join(root, file), 'utf8').match(/"file": "[^"]+"/g) ?? [],
          ),
        ),
    )
    expect([...(pictures[0] ?? [])].filter((picture) => pictures[1]?.has(picture))).toEqual([])
  })
})
