import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { factOptions, numbered } from '../options.ts'
import { Steps } from './facts-2.tsx'

const schema = z.object({ ...factOptions, ...numbered(true) })

export type Options = z.output<typeof schema>

export const facts2 = defineTemplate('FACTS-2', { schema, View: Steps })
