import type { Block, Page } from '@bellows/domain'

type Told = Pick<Page, 'slug' | 'serviceId'> & Readonly<{ layout: Pick<Page['layout'], 'contents'> }>

const levels = new Set<unknown>(['h1', 'h2', 'h3'])

/** Where no level is set only a hero's title is the page's. */
function isPageTitle({ name, visibility, options: { title, titleSetting } }: Block): boolean {
  const { level } = Object(titleSetting) as { level?: unknown }
  const isFirst = levels.has(level) ? level === 'h1' : name === 'hero'
  return isFirst && visibility && typeof title === 'string' && title.trim() !== ''
}

/** Pages whose sections say no title of the page, or several; a service's page is titled by its panel else. */
export const headingNotices = (pages: readonly Told[]): string[] =>
  pages.flatMap(({ slug, serviceId, layout: { contents } }) => {
    const count = contents.filter(isPageTitle).length
    const isFine = count === 1 || contents.length === 0 || (count === 0 && serviceId !== null)
    const titles = count === 0 ? 'no title is' : `${count} titles are`
    return isFine
      ? []
      : [`pages/${slug ?? 'home'}.json at layout.contents: ${titles} of level h1, a page has one`]
  })
