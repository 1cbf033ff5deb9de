import * as z from 'zod/mini'
import type { OptionsSchema } from './define-template.tsx'

/** How one option is edited; read off the schema, never written down a second time. */
export type Field = Readonly<{
  name: string
  control: 'switch' | 'choice' | 'number' | 'text' | 'list' | 'object'
  default: unknown
  values?: readonly unknown[]
  min?: number
  max?: number
}>

type Node = {
  type?: string | string[]
  enum?: unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
  anyOf?: Node[]
  allOf?: Node[]
}

const controls: Record<string, Field['control']> = {
  boolean: 'switch',
  integer: 'number',
  number: 'number',
  string: 'text',
  array: 'list',
  object: 'object',
}

function controlOf(node: Node): Field['control'] {
  if (node.enum) return 'choice'
  const inner = node.anyOf?.find((option) => option.type !== 'null') ?? node.allOf?.[0]
  if (inner && !node.type) return controlOf(inner)
  return controls[String(node.type)] ?? 'object'
}

/** The fields of a template's options, in the schema's order. */
export function fieldsOf(schema: OptionsSchema): Field[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Node>
  }
  const defaults = schema.parse({}) as Record<string, unknown>
  return Object.entries(json.properties ?? {}).map(([name, node]) => ({
    name,
    control: controlOf(node),
    default: defaults[name],
    ...(node.enum && { values: node.enum }),
    ...(node.minimum !== undefined && { min: node.minimum }),
    ...(node.maximum !== undefined && { max: node.maximum }),
  }))
}
