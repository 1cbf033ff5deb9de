import { drawingSchema, messages, shortTextField } from '@bellows/domain'
import * as z from 'zod/mini'

const consent = z.literal(true, messages.required)
const typed = z.object({ fullName: shortTextField, hasConsented: consent })
const drawn = z.extend(typed, {
  drawing: z.string().check(
    z.refine((path) => drawingSchema.safeParse(path, { jitless: true }).success, {
      error: messages.required,
    }),
  ),
})

export type SignatureValues = Readonly<{ fullName: string; hasConsented: boolean; drawing: string }>
export type Signed = z.output<typeof typed> & Readonly<{ drawing?: string | undefined }>

/** What a signature needs; a drawn one its drawing, too. */
export const signatureSchema = (isDrawn: boolean) =>
  (isDrawn ? drawn : typed) as unknown as z.ZodMiniType<Signed, SignatureValues>
