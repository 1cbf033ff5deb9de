import type { endpoints, EndpointName, ParsedInputOf } from '@bellows/api'
import type * as z from 'zod/mini'
import type { Call } from '../base/call.ts'

type EndpointOf<Name extends EndpointName> = (typeof endpoints)[Name]

/** What a call is asked with, parsed. */
export type InputOf<Name extends EndpointName> = ParsedInputOf<EndpointOf<Name>>

type AnswerOf<Name extends EndpointName> = EndpointOf<Name>['output']

/** Answers the call of its name; what it returns stands in the answer's `data`. */
export type Handler<Name extends EndpointName> = (
  input: InputOf<Name>,
  call: Call,
) => Promise<z.input<AnswerOf<Name>> | z.output<AnswerOf<Name>>>
