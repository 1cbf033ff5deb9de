import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag, pictures } from '../../kit/shared-options.ts'
import { heroWords } from '../options.ts'
import { Triptych } from './hero-5.tsx'

const schema = z.object({ ...heroWords, images: pictures(3), stagger: flag(true) })

export type Options = z.output<typeof schema>

export const hero5 = defineTemplate('HERO-5', { schema, View: Triptych })
