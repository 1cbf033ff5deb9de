import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { clampedInt } from '../../kit/shared-options.ts'
import { picturedOptions } from '../options.ts'
import { OnPicture } from './cta-3.tsx'

const schema = z.object({ ...picturedOptions, minHeight: clampedInt(320, 1000, 560) })

export type Options = z.output<typeof schema>

export const cta3 = defineTemplate('CTA-3', { schema, View: OnPicture })
