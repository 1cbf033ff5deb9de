import type { Block as BlockData, BlockKind } from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'
import { Suspense, use, type ReactNode } from 'react'
import { useHost } from './kit/host.tsx'
import { PlacementProvider } from './kit/placement.tsx'
import { SectionBoundary } from './kit/section-boundary.tsx'
import { SectionError } from './kit/section-error.tsx'
import type { TemplateKey } from './template-ids.ts'
import { loadTemplate } from './template-loading.ts'
import type { Drawable } from './view-loading.ts'

type BlockProps = {
  block: BlockData
  isPriority?: boolean
  /** The header lies over the page's first section, and this is one of the two. */
  isOverlapped?: boolean
  /** No template has its kind and id. */
  isUnknown?: boolean
  /** The way to the template's code; hydration hands in one that waits until the block is near. */
  load?: (key: TemplateKey, blockId: string) => Promise<Drawable>
  /** Stands in the section's place while its code is on its way, and where the section throws. */
  standIn?: ReactNode
  /** Stands beside the section once its code is there. */
  children?: ReactNode
}

/** One block of a page: its template drawn from its options, or what is wrong with it. */
export function Block(props: BlockProps): ReactNode {
  const { reportCrash } = useHost()
  const { t } = useLingui()
  const { block, isUnknown = false } = props
  if (!block.visibility) return null
  if (isUnknown) return <SectionError message={t`Component not found`} options={block.options} />
  return (
    <SectionBoundary
      onCrash={(error) => reportCrash(block.id, error)}
      options={block.options}
      standIn={props.standIn}
    >
      <Suspense fallback={props.standIn}>
        <BareBlock {...props} />
      </Suspense>
    </SectionBoundary>
  )
}

/** A known block without the net under it: what it throws reaches the caller. */
export function BareBlock({
  block,
  isPriority = false,
  isOverlapped = false,
  load = loadTemplate,
  children,
}: BlockProps): ReactNode {
  const kind = block.name as BlockKind
  const template = String(block.options['template'])
  return (
    <PlacementProvider value={{ blockId: block.id, kind, template, isPriority, isOverlapped }}>
      <Drawn template={load(`${kind}/${template}` as TemplateKey, block.id)} options={block.options}>
        {children}
      </Drawn>
    </PlacementProvider>
  )
}

type DrawnProps = { template: Promise<Drawable>; options: unknown; children: ReactNode }

function Drawn({ template, options, children }: DrawnProps) {
  const { render } = use(template)
  return (
    <>
      {render(options)}
      {children}
    </>
  )
}
