import { Container } from '@bellows/ui'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { SectionSubtitle, SectionTitle } from '../../kit/text-block.tsx'
import { Letter } from '../parts/letter.tsx'
import * as css from './only-text-1.css.ts'
import type { Options } from './only-text-1.template.ts'

/** A signed letter with its heading in the margin. */
export function Letterhead(options: Options) {
  const hasHead = options.title.trim() !== '' || options.subtitle.trim() !== ''
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container className={css.grid}>
          {hasHead && (
            <div className={css.head} data-sticky={options.stickyTitle || undefined}>
              <SectionSubtitle options={options} />
              <SectionTitle options={options} id={titleId} />
            </div>
          )}
          <Letter options={options} className={hasHead ? css.letter : css.letterAlone} />
        </Container>
      )}
    </SectionFrame>
  )
}
