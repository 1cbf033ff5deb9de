import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { imageSide, picturedOptions } from '../options.ts'
import { PortraitPlate } from './image-text-1.tsx'

const schema = z.object({ ...picturedOptions, imageSide: imageSide('left') })

export type Options = z.output<typeof schema>

export const imageText1 = defineTemplate('image-text-1', { schema, View: PortraitPlate })
