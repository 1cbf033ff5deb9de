import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag } from '../../kit/shared-options.ts'
import { serviceListOptions } from '../options.ts'
import { movingListTraits } from '../parts/list-template.ts'
import { Shelf } from './service-list-5.tsx'

const schema = z.object({ ...serviceListOptions(), showProgress: flag(true) })

export type Options = z.output<typeof schema>

export const serviceList5 = defineTemplate('service-list-5', { schema, View: Shelf, ...movingListTraits })
