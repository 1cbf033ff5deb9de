import { PADDING_MAX, PADDING_MIN, wholeNumber } from '@bellows/domain'
import * as z from 'zod/mini'
import { blockId } from './block-id.ts'

const sequence = z.int().check(z.gte(0))
const padding = /* @__PURE__ */ wholeNumber(PADDING_MIN, PADDING_MAX)

const problemSchema = z.object({
  /** Place in the message, as in `theme.colorPalettes.0.colorSchemes.2.colors.primary.lines`; empty for the whole. */
  path: z.string(),
  message: z.string(),
})
export type PreviewProblem = z.output<typeof problemSchema>

/** Each message that a preview may send. */
export const previewMessageSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('web-builder-ready'), version: z.int() }),
  z.object({ action: z.literal('web-builder-applied'), sequence }),
  z.object({
    action: z.literal('web-builder-invalid'),
    /** Null where the message had none. */
    sequence: z.nullable(sequence),
    problems: z.array(problemSchema),
  }),
  z.object({ action: z.literal('web-builder-select'), id: blockId }),
  z.object({
    action: z.literal('web-builder-padding'),
    id: blockId,
    paddingTop: padding,
    paddingBottom: padding,
  }),
])
export type PreviewMessage = z.output<typeof previewMessageSchema>
