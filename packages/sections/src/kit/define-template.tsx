import { isRecord } from '@bellows/domain'
import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod/mini'
import { noFacts, type PageFacts, type PageNeeds } from './page-needs.ts'

export type OptionsSchema = z.ZodMiniObject<Record<string, z.ZodMiniType>>

/** Near the screen, in it, after standing there for a while, or only when the visitor turns to it. */
export type Wakes = 'near' | 'seen' | 'rested' | 'touched'

type Definition<Schema extends OptionsSchema> = {
  /** Every option repairs itself to its default, so that `schema.parse({})` always works. */
  schema: Schema
  /** Drawn from its parsed options and nothing else. */
  View: ComponentType<z.output<Schema>>
  /** Needs its code in the browser; a still template keeps the server's HTML and never hydrates. */
  isLive?: boolean | ((options: z.output<Schema>, facts: PageFacts) => boolean)
  /** When a live section's code is fetched, at the latest when the visitor turns to it. */
  wakes?: Wakes | ((options: z.output<Schema>) => Wakes)
  /** The header may lie over this template when it comes first. */
  bleedTop?: boolean
  /** A header that lies over such a template. */
  liesOver?: (options: z.output<Schema>) => boolean
  /** What the page must fetch before this section can be drawn. */
  needs?: (options: z.output<Schema>) => PageNeeds
}

/** A template as the registry knows it: options come in as stored JSON and are repaired by the schema. */
export type Template = Readonly<{
  id: string
  schema: OptionsSchema
  isLive: (options: unknown, facts?: PageFacts) => boolean
  wakes: (options: unknown) => Wakes
  bleedTop: boolean
  liesOver: (options: unknown) => boolean
  needs: (options: unknown) => PageNeeds
  /** Stored options, repaired; what the view takes. */
  parse: (options: unknown) => Record<string, unknown>
  render: (options: unknown) => ReactNode
}>

/** Several ask about one block, so what was parsed once stays as long as its stored options do. */
function parsedOnce<Parsed extends object>(parse: (options: object) => Parsed) {
  const known = new WeakMap<object, Parsed>()
  const none = {}
  return (given: unknown): Parsed => {
    const options = isRecord(given) ? given : none
    const made = known.get(options) ?? parse(options)
    known.set(options, made)
    return made
  }
}

/** Says a section template once: stored id, options schema, view, and what is special about it. */
export function defineTemplate<Schema extends OptionsSchema>(
  id: string,
  { schema, View, isLive = false, wakes = 'near', bleedTop = false, liesOver, needs }: Definition<Schema>,
): Template & { schema: Schema } {
  const parse = parsedOnce<z.output<Schema>>((options) => schema.parse(options))
  return {
    id,
    schema,
    isLive: (options, facts = noFacts) =>
      typeof isLive === 'function' ? isLive(parse(options), facts) : isLive,
    wakes: (options) => (typeof wakes === 'function' ? wakes(parse(options)) : wakes),
    bleedTop,
    liesOver: (options) => liesOver?.(parse(options)) ?? false,
    parse,
    needs: (options) => needs?.(parse(options)) ?? {},
    render: (options) => {
      const props = parse(options)
      return <View {...props} />
    },
  }
}
