import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { clampedInt } from '../../kit/shared-options.ts'
import { portraits, teamOptions } from '../options.ts'
import { Portraits } from './team-partner-1.tsx'

const schema = z.object({ ...teamOptions, ...portraits, columns: clampedInt(2, 4, 3) })

export type Options = z.output<typeof schema>

export const teamPartner1 = defineTemplate('TEAM-PARTNER-1', { schema, View: Portraits })
