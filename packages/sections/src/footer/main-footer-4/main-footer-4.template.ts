import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice, pictures } from '../../kit/shared-options.ts'
import { footerOptions } from '../options.ts'
import { FooterPrints } from './main-footer-4.tsx'

/** As many as stand in the row on wide windows. */
const PRINTS = 6

const schema = z.object({
  ...footerOptions('light_2'),
  source: choice(['images', 'instagram'], 'images'),
  images: pictures(PRINTS),
})

export type Options = z.output<typeof schema>

export const mainFooter4 = defineTemplate('MAIN-FOOTER-4', {
  schema,
  View: FooterPrints,
  needs: ({ source }) => (source === 'instagram' ? { instagram: true } : {}),
})
