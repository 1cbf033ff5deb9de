import { blockSchema, type Block } from '@bellows/domain'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { GALLERY_MAX } from './images/options.ts'
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

const gallery = (images: unknown) =>
  optionFaults({ id: 'b', name: 'images', visibility: true, options: { template: 'IMAGES-1', images } })

test('unknown and repaired options are told with their places', async () => {
  expect(await quiz({ title: 'Fine', columns: 3 })).toEqual([{ place: ['columns'], problem: 'unknown' }])
  expect(await quiz({ paddingTop: 400 })).toEqual([{ place: ['paddingTop'], problem: 'repaired' }])
  expect(await quiz({ items: [{ question: 'Q', answer: 'A', icon: 'x' }] })).toEqual([
    { place: ['items', 0, 'icon'], problem: 'unknown' },
  ])
  expect(await quiz({ items: 'none' })).toEqual([{ place: ['items'], problem: 'repaired' }])
})

test('an entry that a list leaves out is told by its place, and the others are judged as they are', async () => {
  expect(await quiz({ items: [{ question: 'Q' }, 7, { question: 'R', icon: 'x' }] })).toEqual([
    { place: ['items', 1], problem: 'leftOut' },
    { place: ['items', 2, 'icon'], problem: 'unknown' },
  ])
  expect(await gallery([{ url: '/a.jpg' }, { url: 4 }, { url: '/b.jpg', position: 7 }])).toEqual([
    { place: ['images', 1], problem: 'leftOut' },
    { place: ['images', 2, 'position'], problem: 'repaired' },
  ])
  const many = Array.from({ length: GALLERY_MAX + 1 }, () => ({ url: '/a.jpg' }))
  expect(await gallery([null, ...many])).toEqual([
    { place: ['images', 0], problem: 'leftOut' },
    { place: ['images', GALLERY_MAX + 1], problem: 'surplus' },
  ])
})

test('a name that every object inherits is unknown like any other', async () => {
  const names = ['toString', 'constructor', '__proto__']
  const options = JSON.parse('{ "toString": 1, "constructor": "x", "__proto__": {} }')
  expect(await quiz(options)).toEqual(names.map((name) => ({ place: [name], problem: 'unknown' })))
  expect(await quiz({ items: [{ question: 'Q', toString: 'x' }] })).toEqual([
    { place: ['items', 0, 'toString'], problem: 'unknown' },
  ])
})

const header = (menuItems: unknown) =>
  optionFaults({
    id: 'b',
    name: 'header',
    visibility: true,
    options: { template: 'MAIN-HEADER-1', menuItems },
  })
const entry = (title: string, children: readonly unknown[] = [], more: object = {}) => ({
  title,
  slug: title,
  children,
  ...more,
})

test('a menu is judged down to entries that are lifted to its third level', async () => {
  const third = [entry('c'), entry('d', [entry('e')])]
  expect(await header([entry('a', [entry('b', [entry('c')])])])).toEqual([])
  expect(await header([entry('a', [entry('b', third)])])).toEqual([
    { place: ['menuItems', 0, 'children', 0, 'children', 1, 'children'], problem: 'lifted' },
  ])
  const deep = [entry('e', ['none', entry('f', [], { icon: 'x' })], { colour: 'x' }), 4]
  const below = ['menuItems', 0, 'children', 0, 'children', 0, 'children']
  expect(await header([entry('a', [entry('b', [entry('c', deep, { tone: 'x' })])])])).toEqual([
    { place: [...below.slice(0, -1), 'tone'], problem: 'unknown' },
    { place: below, problem: 'lifted' },
    { place: [...below, 0, 'colour'], problem: 'unknown' },
    { place: [...below, 0, 'children'], problem: 'lifted' },
    { place: [...below, 0, 'children', 0], problem: 'leftOut' },
    { place: [...below, 0, 'children', 1, 'icon'], problem: 'unknown' },
    { place: [...below, 1], problem: 'leftOut' },
  ])
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

test('what import saw in a picture is no fault of a template that has no use for it', async () => {
  const seen = { url: '/media/a.jpg', brightness: [], subject: { left: 1, top: 1, right: 2, bottom: 2 } }
  expect(await gallery([seen])).toEqual([])
  expect(await gallery([{ ...seen, mood: 'x' }])).toEqual([
    { place: ['images', 0, 'mood'], problem: 'unknown' },
  ])
})
