import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { headerOptions } from '../options.ts'
import { HeaderSplit } from './main-header-2.tsx'

const schema = z.object(headerOptions)

export type Options = z.output<typeof schema>

export const mainHeader2 = defineTemplate('MAIN-HEADER-2', {
  schema,
  View: HeaderSplit,
  isLive: true,
  wakes: 'touched',
})
