import { schemes } from '@bellows/tokens'
import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { headerOptions } from '../options.ts'
import { HeaderIndex } from './main-header-4.tsx'

const schema = z.object({
  ...headerOptions,
  menuScheme: choice(schemes, 'dark_3'),
})

export type Options = z.output<typeof schema>

export const mainHeader4 = defineTemplate('MAIN-HEADER-4', {
  schema,
  View: HeaderIndex,
  isLive: true,
  wakes: 'touched',
})
