import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice, flag, text } from '../../kit/shared-options.ts'
import { VIEW_LABEL } from '../../kit/use-button-label.ts'
import { serviceListOptions } from '../options.ts'
import { listTraits } from '../parts/list-template.ts'
import { Spreads } from './service-list-4.tsx'

const schema = z.object({
  ...serviceListOptions(),
  showFolio: flag(true),
  startSide: choice(['left', 'right'], 'left'),
  viewLabel: text(VIEW_LABEL),
})

export type Options = z.output<typeof schema>

export const serviceList4 = defineTemplate('service-list-4', { schema, View: Spreads, ...listTraits })
