import { Container, ErrorNote } from '@bellows/ui'
import { padded, section } from './section-frame.css.ts'
import { inlineVars } from '@bellows/tokens'
import { padding } from './section-frame.css.ts'
import { PADDING } from './shared-options.ts'

const initial = `${PADDING.default}px`

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
