import { Container } from '@bellows/ui'
import { TextBlock } from '../../kit/text-block.tsx'
import { CtaFrame } from '../parts/cta-frame.tsx'
import * as css from './cta-1.css.ts'
import type { Options } from './cta-1.template.ts'

/** One line, one button. */
export function Band(options: Options) {
  return (
    <CtaFrame options={options}>
      {(titleId) => (
        <Container className={css.grid}>
          <TextBlock
            options={options}
            titleId={titleId}
            align="center"
            action={{ size: 'l' }}
            className={css.words}
          />
        </Container>
      )}
    </CtaFrame>
  )
}
