import type { BlockKind } from '@bellows/domain'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactElement } from 'react'
import type { Template } from '../define-template.tsx'
import { HostProvider, type Host } from '../host.tsx'
import { PlacementProvider } from '../placement.tsx'
import { fakeHost } from './fake-host.tsx'

export type StorySection = Readonly<{
  template: Template
  kind: BlockKind
  options: Record<string, unknown>
  host?: Partial<Host>
  /** The header lies over the first section; this is one of the two. */
  isOverlapped?: boolean
}>

/** A section as a page holds it, in a world for stories. */
export const inPage = ({ template, kind, options, ...world }: StorySection): ReactElement => (
  <HostProvider value={{ ...fakeHost, ...world.host }}>
    <PlacementProvider
      value={{
        blockId: 'story',
        kind,
        template: template.id,
        isPriority: true,
        isOverlapped: world.isOverlapped ?? false,
      }}
    >
      {template.render(options)}
    </PlacementProvider>
  </HostProvider>
)

const english = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })

/** The same with a language, for sections that stand outside the story's own tree. */
export const inSite = (section: StorySection): ReactElement => (
  <I18nProvider i18n={english}>{inPage(section)}</I18nProvider>
)
