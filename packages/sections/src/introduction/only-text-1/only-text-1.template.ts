import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { introductionOptions } from '../options.ts'
import { Statement } from './only-text-1.tsx'

const schema = z.object({ ...introductionOptions, statementSize: choice(['m', 'l'], 'm') })

export type Options = z.output<typeof schema>

export const onlyText1 = defineTemplate('ONLY-TEXT-1', { schema, View: Statement })
