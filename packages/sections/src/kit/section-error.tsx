import { PADDING_DEFAULT } from '@bellows/domain'
import { Container, ErrorNote } from '@bellows/ui'
import { inlineVars } from '@bellows/tokens'
import { padded, padding, section } from './section-frame.css.ts'

const initial = `${PADDING_DEFAULT}px`

/** What stands in the place of a section that cannot be drawn: its error, or 'Component not found'. */
export function SectionError({ message }: { message: string }) {
  return (
    <div
      className={`${section} ${padded}`}
      data-scheme="light_1"
      style={inlineVars({ [padding.top]: initial, [padding.bottom]: initial })}
    >
      <Container>
        <ErrorNote>{message}</ErrorNote>
      </Container>
    </div>
  )
}
