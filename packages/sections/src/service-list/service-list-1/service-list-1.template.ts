import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { columns, imageRatios, serviceListOptions } from '../options.ts'
import { listTraits } from '../parts/list-template.ts'
import { EvenGrid } from './service-list-1.tsx'

const schema = z.object({ ...serviceListOptions(), columns, imageRatio: choice(imageRatios, '4:5') })

export type Options = z.output<typeof schema>

export const serviceList1 = defineTemplate('service-list-1', { schema, View: EvenGrid, ...listTraits })
