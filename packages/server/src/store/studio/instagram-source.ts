import type { Instagram } from '@bellows/domain'
import type { StudioFacts } from './read-studio.ts'

/** Where a studio's profile and posts come from; `null` for a studio that shows none. */
export type InstagramSource = (studio: StudioFacts) => Promise<Instagram | null>

/** What stood in the studio's folder as `instagram.json`: nothing is asked of another site. */
const folderSource: InstagramSource = async ({ settings }) => settings.instagram

/** The one source that all studios use. */
export const readInstagram: InstagramSource = folderSource
