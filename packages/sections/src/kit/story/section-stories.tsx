import type { BlockKind } from '@bellows/domain'
import type { Template } from '../define-template.tsx'
import { fieldsOf, type Field } from '../fields.ts'
import type { Host } from '../host.tsx'
import { inPage } from './in-page.tsx'

const argType: Record<Field['control'], (field: Field) => object> = {
  switch: () => ({ control: 'boolean' }),
  choice: ({ values = [] }) => ({ control: values.length > 3 ? 'select' : 'inline-radio', options: values }),
  number: ({ min, max }) => ({ control: { type: 'range', min, max } }),
  text: () => ({ control: 'text' }),
  list: () => ({ control: 'object' }),
  object: () => ({ control: 'object' }),
}

type StoryArgs = Record<string, unknown> & { host?: Partial<Host> }

/**
 * What every stories file of a template spreads into its meta: arguments and controls from the schema, and a page
 * around the section. A story sets options by `args`, the world by `args.host`.
 */
export function sectionStories(template: Template, kind: BlockKind, content: Record<string, unknown> = {}) {
  const fields = fieldsOf(template.schema)
  return {
    args: { ...(template.schema.parse({}) as object), ...content } as StoryArgs,
    argTypes: {
      ...Object.fromEntries(fields.map((field) => [field.name, argType[field.control](field)])),
      host: { table: { disable: true } },
    },
    render: ({ host, ...options }: StoryArgs) => inPage({ template, kind, options, ...(host && { host }) }),
  }
}
