import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice, flag, pictures } from '../../kit/shared-options.ts'
import { heroWords } from '../options.ts'
import { PageOpener } from './hero-6.tsx'

const schema = z.object({
  ...heroWords,
  images: pictures(1),
  /** As tall as its words, or the whole window; a stored height says nothing here. */
  heightMode: choice(['fit', 'full'], 'fit'),
  showStrip: flag(true),
})

export type Options = z.output<typeof schema>

export const hero6 = defineTemplate('HERO-6', { schema, View: PageOpener })
