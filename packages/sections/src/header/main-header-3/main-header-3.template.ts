import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { headerOptions } from '../options.ts'
import { HeaderMasthead } from './main-header-3.tsx'

const schema = z.object(headerOptions)

export type Options = z.output<typeof schema>

export const mainHeader3 = defineTemplate('MAIN-HEADER-3', {
  schema,
  View: HeaderMasthead,
  isLive: true,
  wakes: 'touched',
})
