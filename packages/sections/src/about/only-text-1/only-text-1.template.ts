import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag } from '../../kit/shared-options.ts'
import { aboutOptions } from '../options.ts'
import { Letterhead } from './only-text-1.tsx'

const schema = z.object({ ...aboutOptions, stickyTitle: flag(true) })

export type Options = z.output<typeof schema>

export const onlyText1 = defineTemplate('only-text-1', { schema, View: Letterhead })
