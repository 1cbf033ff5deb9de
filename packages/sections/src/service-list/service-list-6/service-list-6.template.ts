import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag } from '../../kit/shared-options.ts'
import { serviceListOptions } from '../options.ts'
import { listTraits } from '../parts/list-template.ts'
import { SessionDates } from './service-list-6.tsx'

const schema = z.object({
  ...serviceListOptions('miniSessions'),
  groupByMonth: flag(true),
  showSlotsLeft: flag(true),
})

export type Options = z.output<typeof schema>

export const serviceList6 = defineTemplate('service-list-6', { schema, View: SessionDates, ...listTraits })
