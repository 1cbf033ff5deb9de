import { blockSchema, type Block } from '@bellows/domain'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { optionFaults } from './option-faults.ts'

const studios = fileURLToPath(new URL('../../../studios/', import.meta.url))

/** The import turns a picture's file into addresses. */
const withPictures = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('file' in value)) return value
  const { file, ...rest } = value
  return { ...rest, url: `/media/${String(file)}.jpg` }
}

const fileSchema = z.object({
  layout: z.optional(z.record(z.string(), z.array(blockSchema))),
  headers: z.optional(z.array(blockSchema)),
  footers: z.optional(z.array(blockSchema)),
})

function blocksOf(file: string): Block[] {
  const read = fileSchema.parse(JSON.parse(readFileSync(studios + file, 'utf8'), withPictures))
  return [...Object.values(read.layout ?? {}).flat(), ...(read.headers ?? []), ...(read.footers ?? [])]
}

const files = globSync('*/{theme.json,pages/*.json}', { cwd: studios })

test('studios come with the product', () => expect(files.length).toBeGreaterThan(4))

test.each(files)('every option of %s is known and survives its schema', async (file) => {
  const faults = await Promise.all(
    blocksOf(file).map(async (block) =>
      (await optionFaults(block)).map(({ place, problem }) => `${block.id}.${place.join('.')} ${problem}`),
    ),
  )
  expect(faults.flat()).toEqual([])
})

const quiz = (options: Record<string, unknown>) =>
  optionFaults({ id: 'b', name: 'faqs', visibility: true, options: { template: 'FAQs-3', ...options } })

test('unknown and repaired options are told with their places', async () => {
  expect(await quiz({ title: 'Fine', columns: 3 })).toEqual([{ place: ['columns'], problem: 'unknown' }])
  expect(await quiz({ paddingTop: 400 })).toEqual([{ place: ['paddingTop'], problem: 'repaired' }])
  expect(await quiz({ items: [{ question: 'Q', answer: 'A', icon: 'x' }] })).toEqual([
    { place: ['items', 0, 'icon'], problem: 'unknown' },
  ])
  expect(await quiz({ items: [{ question: 'Q' }, 7] })).toEqual([{ place: ['items'], problem: 'repaired' }])
})

const made = (name: string, template: string) =>
  optionFaults({ id: 'b', name, visibility: true, options: { template } })

test('a template or a kind that there is not is told with those that there are', async () => {
  const known = ['FAQs-1', 'FAQs-2', 'FAQs-3', 'FAQs-4', 'FAQs-5']
  expect(await made('faqs', 'faqs-3')).toEqual([{ place: ['template'], problem: 'noTemplate', known }])
  expect(await made('carousel', 'HERO-1')).toEqual([
    { place: [], problem: 'noKind', known: expect.arrayContaining(['hero', 'faqs', 'footer']) },
  ])
})

const gallery = (images: unknown) =>
  optionFaults({ id: 'b', name: 'images', visibility: true, options: { template: 'IMAGES-1', images } })

test('what import saw in a picture is no fault of a template that has no use for it', async () => {
  const seen = { url: '/media/a.jpg', brightness: [], subject: { left: 1, top: 1, right: 2, bottom: 2 } }
  expect(await gallery([seen])).toEqual([])
  expect(await gallery([{ ...seen, mood: 'x' }])).toEqual([
    { place: ['images', 0, 'mood'], problem: 'unknown' },
  ])
})
