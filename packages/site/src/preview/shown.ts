import type { getServiceDates, OutputOf } from '@bellows/api'
import type { Business, Page, Service, Site } from '@bellows/domain'
import type { ShownView, ThemeUpdate } from '@bellows/protocol'
import type { ReactNode } from 'react'
import type { PageAnswers, PageBlock, PageData } from '../pages/page-data.ts'

export type Paddings = Readonly<{ paddingTop: number; paddingBottom: number }>

/** What the builder wants to be seen. */
export type Asked = Readonly<{
  theme: ThemeUpdate['theme'] | null
  brand: ThemeUpdate['brand']
  view: ShownView
  showsHidden: boolean
}>

/** A block with what it asked for itself: another's answer draws it not anew. */
export type ShownBlock = PageBlock & Readonly<{ answers: PageAnswers }>
type Area = 'headers' | 'contents' | 'footers'
export type ShownPage = Pick<PageData, 'id' | 'title'> & Readonly<Record<Area, readonly ShownBlock[]>>

/** What is to be drawn of it. */
export type Shown = Readonly<{
  view: ShownView
  page: ShownPage
  /** The page as it is stored or sent, before blocks become what is drawn. */
  source: Page
  business: Business
  menuItems: Site['theme']['menuItems']
  /** Where visitors find it, for the menu to mark. */
  path: string
  /** A stored page is asked for that is not there. */
  isMissing: boolean
  /** The service that the page is about, as it is published. */
  offer: Offer | null
  /** Draws a step of the booking, or what a page has in its middle beside its own blocks. */
  screen: Screen | null
}>

export type Offer = Readonly<{ service: Service; dates: OutputOf<typeof getServiceDates> }>

export type Screen = (shown: Shown) => ReactNode
