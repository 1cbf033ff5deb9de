import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag } from '../../kit/shared-options.ts'
import { picturedOptions } from '../options.ts'
import { BetweenPictures } from './cta-4.tsx'

const schema = z.object({ ...picturedOptions, swap: flag(false) })

export type Options = z.output<typeof schema>

export const cta4 = defineTemplate('CTA-4', { schema, View: BetweenPictures })
