import { wedding } from '../../kit/story/contents.ts'
import { prints } from '../../kit/story/pictures.ts'

/** What the stories of this family show. */
export const content = { ...wedding, images: prints(5, 'A-32') }
