import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { plainLength } from '../../kit/plain-length.ts'
import { portraits, teamOptions } from '../options.ts'
import { Directory } from './team-partner-3.tsx'

const schema = z.object({ ...teamOptions, ...portraits, defaultOpen: choice(['none', 'first'], 'none') })

export type Options = z.output<typeof schema>

export const teamPartner3 = defineTemplate('TEAM-PARTNER-3', {
  schema,
  View: Directory,
  isLive: ({ items }) => items.some(({ description }) => plainLength(description) > 0),
  wakes: 'touched',
})
