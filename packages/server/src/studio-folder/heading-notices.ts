import { saidTitle, type Page } from '@bellows/domain'
import { pageFile } from './page-file.ts'

type Told = Pick<Page, 'slug' | 'serviceId'> & Readonly<{ layout: Pick<Page['layout'], 'contents'> }>

/** Pages whose sections say no title of the page, or several; a service's page is titled by its panel else. */
export const headingNotices = (pages: readonly Told[]): string[] =>
  pages.flatMap(({ slug, serviceId, layout: { contents } }) => {
    const count = contents.filter((block) => block.visibility && saidTitle(block) !== '').length
    const isFine = count === 1 || contents.length === 0 || (count === 0 && serviceId !== null)
    const titles = count === 0 ? 'no title is' : `${count} titles are`
    return isFine ? [] : [`${pageFile(slug)} at layout.contents: ${titles} of level h1, a page has one`]
  })
