import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag } from '../../kit/shared-options.ts'
import { teamOptions } from '../options.ts'
import { LogoWall } from './team-partner-4.tsx'

const schema = z.object({ ...teamOptions, showNames: flag(false), grayscale: flag(true) })

export type Options = z.output<typeof schema>

export const teamPartner4 = defineTemplate('TEAM-PARTNER-4', { schema, View: LogoWall })
