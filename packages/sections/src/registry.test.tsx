import type { BlockKind } from '@bellows/domain'
import { I18nProvider } from '@lingui/react'
import { setupI18n } from '@lingui/core'
import { existsSync, globSync, readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { fieldsOf } from './kit/fields.ts'
import { HostProvider } from './kit/host.tsx'
import { fakeHost } from './kit/story/fake-host.tsx'
import { longText } from './kit/story/contents.ts'
import { kindTitles } from './kit/story/kind-titles.ts'
import { lackingStories } from './kit/story/lacking-stories.ts'
import { optionTexts } from './kit/story/option-texts.ts'
import { prints } from './kit/story/pictures.ts'
import { sectionMarkup } from './kit/story/section-markup.tsx'
import { writtenStories } from './kit/story/written-stories.ts'
import { BareBlock } from './block.tsx'
import { templateKeys, templateSource, viewSource } from './registry.ts'
import { templatePath, type TemplateKey } from './template-ids.ts'
import { loadTemplate } from './template-loading.ts'
import { loadView } from './view-loading.ts'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })

function drawn(key: TemplateKey, options: Record<string, unknown>): string {
  const [name = '', template = ''] = key.split('/')
  return renderToString(
    <I18nProvider i18n={i18n}>
      <HostProvider value={fakeHost}>
        <BareBlock
          block={{ id: 'b1', name, visibility: true, options: { template, ...options } }}
          isPriority
        />
      </HostProvider>
    </I18nProvider>,
  )
}

const hostile: Record<string, unknown>[] = [
  {
    title: 7,
    images: 'x',
    items: [null, 3, { question: 5 }],
    theme: 'plaid',
    paddingTop: 'abc',
    titleSetting: [],
  },
  { images: [{ url: 4 }], buttonPage: 'home', titleSetting: { level: 'h9' }, columns: 1e9, description: {} },
  { ...longText, images: prints(24), paddingTop: -5, paddingBottom: 400 },
]

test('every folder with a definition is a template of the catalogue', () => {
  const folders = globSync('*/*/*.template.ts', { cwd: import.meta.dirname })
  const listed = templateKeys.map((key) => `${templatePath(key)}.template.ts`.slice(2))
  expect(listed.toSorted()).toEqual(folders.toSorted())
})

const storiesTextOf = (key: TemplateKey) =>
  readFileSync(new URL(`${templatePath(key)}.stories.tsx`, import.meta.url), 'utf8')

test.each(Object.keys(kindTitles))('a template of %s is held to what all share', (kind) => {
  const siblings = templateKeys.filter((key) => key.startsWith(`${kind}/`))
  expect(siblings.filter((key) => writtenStories(storiesTextOf(key)).has('Common'))).not.toEqual([])
})

describe.each([...templateKeys])('%s', (key) => {
  test('stands in its folder with its stories', () => {
    for (const ending of ['.tsx', '.template.ts', '.stories.tsx'])
      expect(existsSync(new URL(templatePath(key) + ending, import.meta.url)), ending).toBe(true)
    const tree = new URL('../../../', import.meta.url)
    for (const source of [templateSource(key), viewSource(key)])
      expect(existsSync(new URL(source, tree)), source).toBe(true)
  })

  test('has its core stories, tagged for the screenshots that it stands in', async () => {
    const [kind, id = ''] = key.split('/')
    const text = storiesTextOf(key)
    const { schema } = await loadTemplate(key)
    expect(lackingStories({ kind: kind as BlockKind, id, schema, text })).toEqual([])
  })

  test('says of every option what it is for', async () => {
    const fields = fieldsOf((await loadTemplate(key)).schema)
    expect(fields.map(({ name }) => name).filter((name) => !optionTexts[name])).toEqual([])
  })

  test('is found under the id it says', async () => {
    expect((await loadTemplate(key)).id).toBe(key.split('/')[1])
  })

  test('has a view that draws the parsed options without the schema', async () => {
    const { id, parse, render } = await loadTemplate(key)
    const view = await loadView(key)
    const markup = (section: ReactNode) =>
      sectionMarkup({ kind: key.split('/')[0] as BlockKind, id }, section)
    expect(markup(view.render(parse({ title: 'Same' })))).toBe(markup(render({ title: 'Same' })))
  })

  test('parses nothing, and survives JSON', async () => {
    const { schema } = await loadTemplate(key)
    const defaults = schema.parse({})
    expect(schema.parse(JSON.parse(JSON.stringify(defaults)))).toEqual(defaults)
  })

  test('has a field for every option', async () => {
    const { schema } = await loadTemplate(key)
    expect(fieldsOf(schema).map((field) => field.name)).toEqual(Object.keys(schema.shape))
  })

  test('draws itself on the server, from nothing and from rubbish', async () => {
    await loadTemplate(key)
    for (const options of [{}, ...hostile]) expect(() => drawn(key, options)).not.toThrow()
  })

  test('padding is clamped, and what is no number is 0', async () => {
    const { schema } = await loadTemplate(key)
    const paddingOf = (paddingTop?: unknown) =>
      (schema.parse({ paddingTop }) as { paddingTop?: number }).paddingTop
    if (!('paddingTop' in schema.shape)) return
    expect([400, -5, 'abc', undefined].map(paddingOf)).toEqual([320, 0, 0, 96])
  })
})
