import {
  drawingSchema,
  messages,
  shortTextField,
  shortTextSchema,
  type ContractChoice,
} from '@bellows/domain'
import * as z from 'zod/mini'
import { DRAWING_FIELD, type TypedFields } from '../../record/typed-signature.ts'
import { choiceField } from './choice-parts.ts'

const AGREED = 'agree'
const DECLINED = 'decline'
export const choiceValues = [AGREED, DECLINED] as const

const typed = {
  fullName: shortTextField,
  guardian: shortTextSchema,
  hasConsented: z.literal(true, messages.required),
}
const drawing = z.string().check(
  z.refine((path) => drawingSchema.safeParse(path, { jitless: true }).success, {
    error: messages.required,
  }),
)
const choice = z.enum(choiceValues, messages.required)

/** The choices' fields stand beside, see `choiceField`. */
export type SignatureValues = Readonly<Record<string, string | boolean>>
export type Signed = Readonly<{
  fullName: string
  guardian: string
  drawing?: string | undefined
  choices: readonly ContractChoice[]
}>

type SchemaTerms = Readonly<{ isDrawn: boolean; choices: readonly string[] }>

/** What a signature needs; a drawn one its drawing, and each clause that asks its answer. */
export function signatureSchema({ isDrawn, choices }: SchemaTerms): z.ZodMiniType<Signed, SignatureValues> {
  const answers = Object.fromEntries(choices.map((id) => [choiceField(id), choice]))
  const fields = z.object({ ...answers, ...typed, ...(isDrawn && { drawing }) })
  const given = z.transform((values: z.output<typeof fields>) => {
    const answered = new Map<string, unknown>(Object.entries(values))
    return {
      ...values,
      choices: choices.map((id) => ({ id, isAgreed: answered.get(choiceField(id)) === AGREED })),
    }
  })
  return z.pipe(fields, given) as unknown as z.ZodMiniType<Signed, SignatureValues>
}

export const unsigned = (choices: readonly string[]): SignatureValues => ({
  ...Object.fromEntries(choices.map((id) => [choiceField(id), ''])),
  fullName: '',
  guardian: '',
  hasConsented: false,
  drawing: '',
})

/** What is kept until it is signed: consent is given anew, and a drawing is none while the name is typed. */
export const keptFields = (values: SignatureValues, { isDrawn }: Pick<SchemaTerms, 'isDrawn'>): TypedFields =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && (isDrawn || name !== DRAWING_FIELD) ? [[name, value]] : [],
    ),
  )
