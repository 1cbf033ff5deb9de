import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice, heights, pictures } from '../../kit/shared-options.ts'
import { heroWords } from '../options.ts'
import { Notch } from './hero-4.tsx'

const schema = z.object({
  ...heroWords,
  ...heights,
  images: pictures(1),
  notchSide: choice(['left', 'right'], 'left'),
})

export type Options = z.output<typeof schema>

export const hero4 = defineTemplate('HERO-4', { schema, View: Notch })
