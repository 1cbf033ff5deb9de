import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { portraits, teamOptions } from '../options.ts'
import { Spreads } from './team-partner-2.tsx'

const schema = z.object({ ...teamOptions, ...portraits, startSide: choice(['left', 'right'], 'left') })

export type Options = z.output<typeof schema>

export const teamPartner2 = defineTemplate('TEAM-PARTNER-2', { schema, View: Spreads })
