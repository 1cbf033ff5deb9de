import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { gapped, studioOptions } from '../options.ts'
import { isLiveStudio, studioNeeds, studioWakes } from '../parts/shown.ts'
import { SideProfile } from './studio-gallery-2.tsx'

const schema = z.object({
  ...studioOptions,
  ...gapped,
  profileSide: choice(['left', 'right'], 'left'),
})

export type Options = z.output<typeof schema>

export const studioGallery2 = defineTemplate('STUDIO-GALLERY-2', {
  schema,
  View: SideProfile,
  isLive: isLiveStudio,
  wakes: studioWakes,
  needs: studioNeeds,
})
