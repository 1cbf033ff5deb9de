import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { stepOptions, numbered } from '../options.ts'
import { factNeeds } from '../parts/told.ts'
import { Steps } from './facts-2.tsx'

const schema = z.object({ ...stepOptions, ...numbered(true) })

export type Options = z.output<typeof schema>

export const facts2 = defineTemplate('FACTS-2', { schema, View: Steps, needs: factNeeds })
