import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Template } from '../../packages/sections/src/kit/define-template.tsx'
import { fieldsOf } from '../../packages/sections/src/kit/fields.ts'
import { lackingStories } from '../../packages/sections/src/kit/story/lacking-stories.ts'
import { optionTexts } from '../../packages/sections/src/kit/story/option-texts.ts'
import { sectionMarkup } from '../../packages/sections/src/kit/story/section-markup.tsx'
import { unsaid } from '../../packages/sections/src/kit/story/unsaid.ts'
import { writtenStories } from '../../packages/sections/src/kit/story/written-stories.ts'
import { templateIds, templatePath } from '../../packages/sections/src/template-ids.ts'
import { templateFiles, type Wanted } from './files.ts'

const root = path.join(import.meta.dirname, '../..')
const sections = path.join(root, 'packages/sections/src')
mkdirSync(path.join(root, '.data'), { recursive: true })
/** Beside the tree, whose other tests look at all that stands in it. */
const beside = mkdtempSync(path.join(root, '.data/new-template-'))
afterAll(() => rmSync(beside, { recursive: true }))

const kinds = Object.entries(templateIds) as [keyof typeof templateIds, readonly string[]][]
const all = kinds.flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })))

/** The definition as the generator writes it, with the tree's own kit. */
async function made(wanted: Wanted): Promise<{ templates: Template[]; text: string }> {
  const name = templatePath(`${wanted.kind}/${wanted.id}`)
  const files = templateFiles(wanted)
  const folder = path.join(beside, path.dirname(name))
  mkdirSync(folder, { recursive: true })
  const kit = `${path.relative(folder, path.join(sections, 'kit'))}/`
  for (const ending of ['.template.ts', '.tsx', '.css.ts'])
    writeFileSync(
      path.join(beside, name + ending),
      (files[name + ending] ?? '').replaceAll('../../kit/', kit),
    )
  const definition: Record<string, Template> = await import(path.join(beside, `${name}.template.ts`))
  return { templates: Object.values(definition), text: files[`${name}.stories.tsx`] ?? '' }
}

test.each(all)('$kind/$id is made as the registry asks for it', async ({ kind, id }) => {
  const { templates, text } = await made({ kind, id, view: 'Axis' })
  expect(templates.map((template) => template.id)).toEqual([id])
  const [template] = templates
  if (!template) return
  const { schema } = template
  expect(lackingStories({ kind, id, schema, text })).toEqual([])
  const names = fieldsOf(schema).map(({ name }) => name)
  expect(names).toEqual(Object.keys(schema.shape))
  expect(names.filter((name) => !optionTexts[name])).toEqual([])
  const defaults = schema.parse({})
  expect(schema.parse(JSON.parse(JSON.stringify(defaults)))).toEqual(defaults)
  expect(sectionMarkup({ kind, id }, template.render({ title: 'Shown' }))).toContain('Shown')
})

const wanted = { kind: 'quote', id: 'QUOTE-6', view: 'Axis' } as const
const storiesOf = (more: Partial<Wanted>) =>
  templateFiles({ ...wanted, ...more })['./quote/quote-6/quote-6.stories.tsx'] ?? ''

test('what it is for and when to take it are said as they are given, or open to see', () => {
  const said = storiesOf({ purpose: 'Shows one’s words.', choose: String.raw`It's \ fine.` })
  expect(said).toContain("purpose: 'Shows one’s words.',")
  expect(said).toContain(String.raw`choose: 'It\'s \\ fine.',`)
  expect(storiesOf({})).toContain(`'${unsaid.purpose}'`)
  expect(storiesOf({})).toContain(`'${unsaid.choose}'`)
  expect(said).not.toMatch(new RegExp(Object.values(unsaid).join('|')))
})

test('a state that is shot is there before its play test is', () => {
  const file = './inquiry-form/inquiry-form-2/inquiry-form-2.stories.tsx'
  const text = templateFiles({ kind: 'inquiryForm', id: 'INQUIRY-FORM-2', view: 'Axis' })[file] ?? ''
  expect(text.split(unsaid.opened)).toHaveLength(4)
})

test('the first of a kind holds its siblings to what all share', () => {
  expect(writtenStories(storiesOf({ isFirstOfKind: true })).has('Common')).toBe(true)
  expect(writtenStories(storiesOf({})).has('Common')).toBe(false)
})
