import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { factOptions, numbered } from '../options.ts'
import { factNeeds } from '../parts/told.ts'
import { Cells } from './facts-4.tsx'

const schema = z.object({ ...factOptions, ...numbered(false) })

export type Options = z.output<typeof schema>

export const facts4 = defineTemplate('FACTS-4', { schema, View: Cells, needs: factNeeds })
