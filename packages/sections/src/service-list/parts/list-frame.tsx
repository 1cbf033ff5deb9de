import type { ServiceSummary } from '@bellows/domain'
import type { ReactNode } from 'react'
import { SectionFrame } from '../../kit/section-frame.tsx'
import type { FrameOptions, HeadingOptions } from '../../kit/shared-options.ts'
import { hasWords } from '../../kit/text-block.tsx'
import { ListFailure } from './list-notes.tsx'
import type { ListOptions } from './list-query.ts'
import type { CardSetting } from './service-card.tsx'
import { useList } from './use-list.ts'

export type ListFrameProps = Readonly<{
  options: FrameOptions & HeadingOptions & ListOptions
  /** In the place of the cards while they are on their way. */
  pending: ReactNode
  /** The cards; they are there already when this is called. */
  renderCards: (services: readonly ServiceSummary[], setting: CardSetting) => ReactNode
  /** Lays out the words and the list, which is null where it has nothing to show; `count` cards are in it. */
  children: (list: ReactNode, titleId: string, count: number) => ReactNode
}>

/** The section of a list in whichever state it is; nothing where there are neither services nor words. */
export function ListFrame({ options, pending, renderCards, children }: ListFrameProps) {
  const { content, now } = useList(options)
  if (content.state === 'empty' && !hasWords(options)) return null
  const list = () => {
    if (content.state === 'cards')
      return renderCards(content.services, { options, now, isSample: content.isSample })
    if (content.state === 'pending') return pending
    return content.state === 'failed' ? <ListFailure retry={content.retry} /> : null
  }
  const count = content.state === 'cards' ? content.services.length : 0
  return <SectionFrame options={options}>{(titleId) => children(list(), titleId, count)}</SectionFrame>
}
