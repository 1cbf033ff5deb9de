import { backdropSchema, imageSchema, menuSlugSchema, pageRefSchema, plainImageSchema } from '@bellows/domain'
import { schemes } from '@bellows/tokens'
import * as z from 'zod/mini'
import type { OptionsSchema } from './define-template.tsx'
import { linkSchema, richTextSchema, serviceIdSchema } from './shared-options.ts'

export type FieldKind =
  | 'switch'
  | 'choice'
  | 'number'
  | 'text'
  | 'rich-text'
  | 'colour'
  | 'picture'
  | 'link'
  | 'page'
  | 'page-slug'
  | 'service'
  | 'list'
  | 'object'

/** How one option is edited; read off the schema, never written down a second time. */
export type Field = Readonly<{
  /** Empty for the items of a list. */
  name: string
  kind: FieldKind
  default: unknown
  /** What a choice chooses from. */
  values?: readonly unknown[]
  min?: number
  max?: number
  maxLength?: number
  maxItems?: number
  /** What a list is made of. */
  item?: Field
  /** The parts of an object. */
  fields?: readonly Field[]
}>

/** A menu's items hold items: an editor shows three levels. */
const NESTED_LEVELS = 3

type Node = {
  type?: string
  kind?: FieldKind
  enum?: unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  anyOf?: Node[]
  allOf?: Node[]
  items?: Node
  properties?: Record<string, Node>
  $ref?: string
  $defs?: Record<string, Node>
}
type Reading = { defs: Record<string, Node>; depth: number }

/** Schemas that have a meaning of their own, known by identity: whoever uses them gets the editor for it. */
const ownKinds = new Map<unknown, FieldKind>([
  [imageSchema, 'picture'],
  [backdropSchema, 'picture'],
  [plainImageSchema, 'picture'],
  [pageRefSchema, 'page'],
  [menuSlugSchema, 'page-slug'],
  [serviceIdSchema, 'service'],
  [richTextSchema, 'rich-text'],
  [linkSchema, 'link'],
])

const plainKinds: Record<string, FieldKind> = {
  boolean: 'switch',
  integer: 'number',
  number: 'number',
  string: 'text',
  array: 'list',
}

function kindOf(node: Node): FieldKind {
  if (node.kind) return node.kind
  if (node.enum) return node.enum.join() === schemes.join() ? 'colour' : 'choice'
  return plainKinds[String(node.type)] ?? 'object'
}

const innerOf = (node: Node): Node | undefined =>
  node.type ? undefined : (node.anyOf?.find(({ type }) => type !== 'null') ?? node.allOf?.[0])

/** The node behind references, `null` alternatives and wrappers, which keep the outer default. */
function unwrapped(node: Node, reading: Reading): [Node, Reading] {
  const { default: initial } = node
  const referred = node.$ref && reading.defs[node.$ref.split('/').at(-1) ?? '']
  const inner = referred || innerOf(node)
  if (!inner) return [node, reading]
  const [found, within] = unwrapped(inner, referred ? { ...reading, depth: reading.depth + 1 } : reading)
  return [initial === undefined ? found : { ...found, default: initial }, within]
}

const isTooDeep = (node: Node, { depth }: Reading) => depth >= NESTED_LEVELS && node.items?.$ref !== undefined

function fieldOf(name: string, outer: Node, around: Reading): Field {
  const [node, reading] = unwrapped(outer, around)
  const kind = kindOf(node)
  return {
    name,
    kind,
    default: node.default,
    ...(node.enum && { values: node.enum }),
    ...(node.minimum !== undefined && { min: node.minimum }),
    ...(node.maximum !== undefined && { max: node.maximum }),
    ...(node.maxLength !== undefined && { maxLength: node.maxLength }),
    ...(node.maxItems !== undefined && { maxItems: node.maxItems }),
    ...(kind === 'list' && node.items && { item: fieldOf('', node.items, reading) }),
    ...(kind === 'object' && { fields: partsOf(node, reading) }),
  }
}

const partsOf = (node: Node, reading: Reading): Field[] =>
  Object.entries(node.properties ?? {})
    .filter(([, part]) => !isTooDeep(part, reading))
    .map(([name, part]) => fieldOf(name, part, reading))

/** The fields of a template's options, in the schema's order, down to every leaf. */
export function fieldsOf(schema: OptionsSchema): Field[] {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = ownKinds.get(zodSchema)
      if (kind) Object.assign(jsonSchema, { kind })
    },
  }) as Node
  const defaults = schema.parse({}) as Record<string, unknown>
  return partsOf(json, { defs: json.$defs ?? {}, depth: 0 }).map((field) => ({
    ...field,
    default: defaults[field.name],
  }))
}
