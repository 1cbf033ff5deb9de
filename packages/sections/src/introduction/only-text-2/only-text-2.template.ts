import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { numberChoice } from '../../kit/shared-options.ts'
import { introductionOptions } from '../options.ts'
import { TwoColumns } from './only-text-2.tsx'

const schema = z.object({ ...introductionOptions, columns: numberChoice([1, 2], 2) })

export type Options = z.output<typeof schema>

export const onlyText2 = defineTemplate('ONLY-TEXT-2', { schema, View: TwoColumns })
