import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { columns, serviceListOptions } from '../options.ts'
import { listTraits } from '../parts/list-template.ts'
import { StaggeredColumns } from './service-list-2.tsx'

const schema = z.object({
  ...serviceListOptions(),
  columns,
  stagger: choice(['soft', 'strong'], 'strong'),
})

export type Options = z.output<typeof schema>

export const serviceList2 = defineTemplate('service-list-2', {
  schema,
  View: StaggeredColumns,
  ...listTraits,
})
