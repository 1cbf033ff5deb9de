import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { gapped, studioOptions } from '../options.ts'
import { isLiveStudio, studioNeeds, studioWakes } from '../parts/shown.ts'
import { Headed } from './studio-gallery-1.tsx'

const schema = z.object({ ...studioOptions, ...gapped })

export type Options = z.output<typeof schema>

export const studioGallery1 = defineTemplate('STUDIO-GALLERY-1', {
  schema,
  View: Headed,
  isLive: isLiveStudio,
  wakes: studioWakes,
  needs: studioNeeds,
})
