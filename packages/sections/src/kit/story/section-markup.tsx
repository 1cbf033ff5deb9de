import type { BlockKind } from '@bellows/domain'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { HostProvider } from '../host.tsx'
import { PlacementProvider } from '../placement.tsx'
import { fakeHost } from './fake-host.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })

type Placed = Readonly<{ kind: BlockKind; id: string }>

/** What a server writes of a template's section, alone in the stories' world. */
export const sectionMarkup = ({ kind, id }: Placed, section: ReactNode): string =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <HostProvider value={fakeHost}>
        <PlacementProvider value={{ blockId: 'b1', kind, template: id, isPriority: true }}>
          {section}
        </PlacementProvider>
      </HostProvider>
    </I18nProvider>,
  )
