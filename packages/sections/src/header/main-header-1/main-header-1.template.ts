import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { headerOptions } from '../options.ts'
import { HeaderLine } from './main-header-1.tsx'

const schema = z.object(headerOptions)

export type Options = z.output<typeof schema>

export const mainHeader1 = defineTemplate('MAIN-HEADER-1', {
  schema,
  View: HeaderLine,
  isLive: true,
  wakes: 'touched',
})
