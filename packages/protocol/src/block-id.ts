import { BLOCK_ID_MAX } from '@bellows/domain'
import * as z from 'zod/mini'

export const blockId = z.string().check(z.maxLength(BLOCK_ID_MAX))
