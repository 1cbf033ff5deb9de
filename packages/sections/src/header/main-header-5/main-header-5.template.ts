import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag, picture } from '../../kit/shared-options.ts'
import { headerOptions } from '../options.ts'
import { HeaderOverPicture } from './main-header-5.tsx'

const schema = z.object({
  ...headerOptions,
  showSocial: flag(true),
  overlay: flag(true),
  logoInverted: picture(),
})

export type Options = z.output<typeof schema>

export const mainHeader5 = defineTemplate('MAIN-HEADER-5', {
  schema,
  View: HeaderOverPicture,
  isLive: true,
  wakes: 'touched',
  liesOver: ({ overlay }) => overlay,
})
