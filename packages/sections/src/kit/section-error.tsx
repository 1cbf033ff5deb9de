import { clampedPadding, PADDING_DEFAULT } from '@bellows/domain'
import { Container, ErrorNote } from '@bellows/ui'
import { inlineVars, schemes } from '@bellows/tokens'
import { padded, padding, section } from './section-frame.css.ts'

type SectionErrorProps = Readonly<{
  message: string
  /** Stored options of the section. */
  options: Readonly<Record<string, unknown>>
}>

/** As the frame's schema repairs it, which no first visit carries. */
const paddingOf = (value: unknown) => `${clampedPadding(value ?? PADDING_DEFAULT)}px`

/** What stands in the place and frame of a section that cannot be drawn: its error, or 'Component not found'. */
export function SectionError({ message, options }: SectionErrorProps) {
  const { theme, paddingTop, paddingBottom } = options
  return (
    <div
      className={`${section} ${padded}`}
      data-scheme={schemes.find((scheme) => scheme === theme) ?? 'light_1'}
      style={inlineVars({
        [padding.top]: paddingOf(paddingTop),
        [padding.bottom]: paddingOf(paddingBottom),
      })}
    >
      <Container>
        <ErrorNote>{message}</ErrorNote>
      </Container>
    </div>
  )
}
