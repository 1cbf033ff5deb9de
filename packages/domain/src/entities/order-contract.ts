import * as z from 'zod/mini'
import { matchingText } from './shapes.ts'
import { idSchema, instantSchema, shortTextSchema } from './wire.ts'

/** SHA-256 of a contract's text, in hexadecimal. */
export const fingerprintSchema = matchingText(/^[0-9a-f]{64}$/)

/** Characters of a drawn signature. */
export const DRAWING_MAX = 30_000

/** A drawn signature: an SVG path of `M` and `L` in whole units, with at least one line. */
export const drawingSchema = /* #__PURE__ */ z
  .string()
  .check(z.maxLength(DRAWING_MAX), z.regex(/^(?:M\d{1,4} \d{1,4}(?:L\d{1,4} \d{1,4})+)+$/))

export const signatureKinds = ['TYPED', 'DRAWN'] as const

const signatureSchema = z.object({
  kind: z.enum(signatureKinds),
  name: shortTextSchema,
  drawing: z.nullable(drawingSchema),
  signedDate: instantSchema,
  /** `null` while the studio has not signed. */
  countersignedName: z.nullable(shortTextSchema),
  countersignedDate: z.nullable(instantSchema),
})

/** What a contract's text may name. */
export const contractFields = [
  'client',
  'email',
  'phone',
  'studio',
  'service',
  'package',
  'date',
  'time',
  'duration',
  'location',
  'fee',
  'retainer',
  'payments',
  'today',
  'reference',
] as const
export type ContractField = (typeof contractFields)[number]

/** Clauses of one contract that are agreed to or declined. */
export const CHOICES_MAX = 20

export const contractChoiceSchema = z.strictObject({ id: idSchema, isAgreed: z.boolean() })
export type ContractChoice = z.output<typeof contractChoiceSchema>

const contractChangeSchema = z.object({
  field: z.enum(contractFields),
  before: z.string(),
  after: z.string(),
})

/** One contract of an order: the text to be signed, or the one that was. */
export const orderContractSchema = z.object({
  /** The template's. */
  id: idSchema,
  name: shortTextSchema,
  /** From 1, and of how many. */
  number: z.int(),
  count: z.int(),
  /** Rich text with its fields filled in; `<p>{{choice id}}</p>` stands where a clause is agreed to or declined. */
  body: z.string(),
  /** The signer may name a parent or guardian; the name becomes part of the text. */
  asksGuardian: z._default(z.boolean(), false),
  /** The studio asks for a drawn signature. */
  asksDrawing: z._default(z.boolean(), false),
  fingerprint: fingerprintSchema,
  /** Rises when package, price or date change. */
  termsVersion: z.int(),
  /** The sentence that signing agrees to. */
  consent: shortTextSchema,
  signature: z.nullable(signatureSchema),
  /** When an earlier version was signed that no longer counts. */
  supersededDate: z.nullable(instantSchema),
  /** What that version said otherwise. */
  changes: z._default(z.array(contractChangeSchema), []),
  /** The studio has written the text anew since. */
  isRewritten: z._default(z.boolean(), false),
  /** The next contract that is still to be signed. */
  nextId: z.nullable(idSchema),
})

export const contractCheckResults = ['UNALTERED', 'SUPERSEDED', 'ALTERED', 'UNKNOWN'] as const

/** What a fingerprint says of the signed contract it belongs to, and nothing that its holder does not know. */
export const contractCheckSchema = z.object({
  result: z.enum(contractCheckResults),
  signedDate: z.nullable(instantSchema),
  termsVersion: z.nullable(z.int()),
  /** Initials of who signed. */
  clientInitials: z.string(),
  studioInitials: z.string(),
  /** When the version that replaced this one was signed. */
  newerSignedDate: z.nullable(instantSchema),
})

export type OrderContract = z.output<typeof orderContractSchema>
export type ContractCheck = z.output<typeof contractCheckSchema>
export type ContractChange = z.output<typeof contractChangeSchema>
