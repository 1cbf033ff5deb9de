import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { factOptions } from '../options.ts'
import { factNeeds } from '../parts/told.ts'
import { Numerals } from './facts-1.tsx'

const schema = z.object({ ...factOptions })

export type Options = z.output<typeof schema>

export const facts1 = defineTemplate('FACTS-1', { schema, View: Numerals, needs: factNeeds })
