import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { studioOptions } from '../options.ts'
import { isLiveStudio, studioNeeds, studioWakes } from '../parts/shown.ts'
import { EdgeToEdge } from './studio-gallery-3.tsx'

const schema = z.object({ ...studioOptions, cardPosition: choice(['center', 'bottom-left'], 'center') })

export type Options = z.output<typeof schema>

export const studioGallery3 = defineTemplate('STUDIO-GALLERY-3', {
  schema,
  View: EdgeToEdge,
  isLive: isLiveStudio,
  wakes: studioWakes,
  needs: studioNeeds,
})
