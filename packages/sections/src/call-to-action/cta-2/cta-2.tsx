import { Container } from '@bellows/ui'
import { SectionAction } from '../../kit/section-action.tsx'
import { SectionDescription, SectionSubtitle, SectionTitle } from '../../kit/text-block.tsx'
import { CtaFrame } from '../parts/cta-frame.tsx'
import * as css from './cta-2.css.ts'
import type { Options } from './cta-2.template.ts'

/** Title left, button right, rules above and below. */
export function RuledLine({ rules, ...options }: Options) {
  return (
    <CtaFrame options={options}>
      {(titleId) => (
        <Container>
          <div className={css.row} data-ruled={rules || undefined}>
            {rules && <Rules />}
            <div className={css.words}>
              <SectionSubtitle options={options} />
              <SectionTitle options={options} id={titleId} />
              <SectionDescription options={options} variant="small" />
            </div>
            <div className={css.action}>
              <SectionAction options={options} />
            </div>
          </div>
        </Container>
      )}
    </CtaFrame>
  )
}

/** They say nothing: a reader of the words meets none of them. */
function Rules() {
  return (
    <>
      <span aria-hidden="true" className={css.rules.above} />
      <span aria-hidden="true" className={css.rules.below} />
    </>
  )
}
