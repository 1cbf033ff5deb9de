import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { portraits, teamOptions } from '../options.ts'
import { LeadAndCrew } from './team-partner-5.tsx'

const schema = z.object({ ...teamOptions, ...portraits, leadSide: choice(['left', 'right'], 'left') })

export type Options = z.output<typeof schema>

export const teamPartner5 = defineTemplate('TEAM-PARTNER-5', { schema, View: LeadAndCrew })
