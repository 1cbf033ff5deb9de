import { HOME } from '@bellows/domain'

/** Where a page lies in the folder of a studio. */
export const pageFile = (slug: string | null): string => `pages/${slug ?? HOME}.json`
