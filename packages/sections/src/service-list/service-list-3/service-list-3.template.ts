import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag } from '../../kit/shared-options.ts'
import { serviceListOptions } from '../options.ts'
import { movingListTraits } from '../parts/list-template.ts'
import { Index } from './service-list-3.tsx'

const schema = z.object({ ...serviceListOptions(), showFolio: flag(true) })

export type Options = z.output<typeof schema>

export const serviceList3 = defineTemplate('service-list-3', { schema, View: Index, ...movingListTraits })
