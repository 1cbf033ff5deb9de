import { classNames, Text } from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'
import { plainLength } from '../../kit/plain-length.ts'
import { hasAction, SectionAction } from '../../kit/section-action.tsx'
import { SectionDescription, SectionLabel } from '../../kit/text-block.tsx'
import type { QuoteOptions } from '../options.ts'
import * as css from './quote-words.css.ts'

type PartProps = Readonly<{ options: QuoteOptions; align?: 'left' | 'center'; className?: string }>

const alignOf = ({ options, align = 'left' }: PartProps) => options.titleSetting.align ?? align

/** The section's own title and subtitle: small, since the quote is what is read. */
export function QuoteHead(props: PartProps & { titleId: string }) {
  const { options, titleId, className = css.stacked.head } = props
  if (!options.title.trim() && !options.subtitle.trim()) return null
  return (
    <div className={classNames(css.head, className)} data-align={alignOf(props)}>
      <SectionLabel options={options} id={titleId} />
      <Text variant="small">{options.subtitle}</Text>
    </div>
  )
}

/** What the owner adds after the quote: a text, and the button. */
export function QuoteFoot(props: PartProps) {
  const { options, className = css.stacked.foot } = props
  const { isPreview } = useHost()
  if (plainLength(options.description) === 0 && !hasAction(options, isPreview)) return null
  return (
    <div className={classNames(css.foot, className)} data-align={alignOf(props)}>
      <SectionDescription options={options} />
      <SectionAction options={options} variant="text" />
    </div>
  )
}
