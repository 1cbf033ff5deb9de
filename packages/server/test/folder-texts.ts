import { instagramSchema } from '@bellows/domain'
import * as z from 'zod/mini'
import {
  inquiryTemplateSchema,
  pageFileSchema,
  peopleFileSchema,
  serviceFileSchema,
  studioFileSchema,
  themeSchema,
} from '../src/studio-folder/folder-schemas.ts'

interface Node {
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  allOf?: Node[]
}

/** Places of free texts: what no pattern and no list of words bounds. */
function textsIn(node: Node, place: string): string[] {
  const { type, items, properties = {}, anyOf = [], allOf = [] } = node
  const isBound = node.enum ?? node.const ?? node.pattern ?? node.format
  return [
    ...(type === 'string' && isBound === undefined ? [place] : []),
    ...(items ? textsIn(items, `${place}[]`) : []),
    ...[...anyOf, ...allOf].flatMap((one) => textsIn(one, place)),
    ...Object.entries(properties).flatMap(([name, one]) => textsIn(one, `${place}.${name}`)),
  ]
}

const read = (schema: z.ZodMiniType) =>
  new Set(
    textsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Node, ''),
  )

/** Every free text that a studio's folder may hold, by the kind of file; `[]` is any entry of a list. */
export const folderTexts = {
  studio: read(studioFileSchema),
  theme: read(themeSchema),
  inquiry: read(inquiryTemplateSchema),
  instagram: read(instagramSchema),
  people: read(peopleFileSchema),
  page: read(pageFileSchema),
  service: read(serviceFileSchema),
}
