import type { BlockKind } from '@bellows/domain'
import type { Template } from '../define-template.tsx'
import { fieldsOf, type Field, type FieldKind } from '../fields.ts'
import type { Host } from '../host.tsx'
import { coreStories } from './core-stories.tsx'
import { inPage } from './in-page.tsx'
import { optionTexts } from './option-texts.ts'

const controls: Partial<Record<FieldKind, (field: Field) => unknown>> = {
  switch: () => 'boolean',
  choice: ({ values = [] }) => (values.length > 3 ? 'select' : 'inline-radio'),
  colour: () => 'select',
  number: ({ min, max }) => ({ type: 'range', min, max }),
  text: () => 'text',
  'rich-text': () => 'text',
  link: () => 'text',
  'page-slug': () => 'text',
  service: () => 'text',
}

const shownDefault = (field: Field) =>
  field.default === undefined ? 'the template’s own' : JSON.stringify(field.default)

const argType = (field: Field) => ({
  control: controls[field.kind]?.(field) ?? 'object',
  description: optionTexts[field.name] ?? '',
  ...(field.values && { options: field.values }),
  table: {
    type: {
      summary: field.values ? field.values.map((value) => JSON.stringify(value)).join(' | ') : field.kind,
    },
    defaultValue: { summary: shownDefault(field) },
  },
})

export type StoryArgs = Record<string, unknown> & { host?: Partial<Host> }

/** What a designer reads about a template before choosing it; visitors never download it. */
export type Guide = Readonly<{
  /** One sentence: what it is for. */
  purpose: string
  /** When to take it and not one of its siblings. */
  choose: string
  /** Words, pictures and entries of all its stories. */
  content?: Record<string, unknown>
  host?: Partial<Host>
}>

/**
 * A template's stories from its schema: `meta` to spread into the file's own (arguments, controls, the Docs page and a
 * page around the section), `core` with the stories that every template has. A story sets options by `args`, the world
 * by `args.host`.
 */
export function sectionStories(template: Template, kind: BlockKind, guide: Guide) {
  const { purpose, choose, content = {}, host } = guide
  const fields = fieldsOf(template.schema)
  return {
    core: coreStories({ template, kind, options: content, ...(host && { host }) }),
    meta: {
      args: { ...(template.schema.parse({}) as object), ...content, ...(host && { host }) } as StoryArgs,
      argTypes: {
        ...Object.fromEntries(fields.map((field) => [field.name, argType(field)])),
        host: { table: { disable: true } },
      },
      parameters: { docs: { description: { component: `${purpose}\n\n**When to choose it.** ${choose}` } } },
      render: ({ host: world, ...options }: StoryArgs) =>
        inPage({ template, kind, options, ...(world && { host: world }) }),
    },
  }
}
