import { Container } from '@bellows/ui'
import { TextBlock } from '../../kit/text-block.tsx'
import { TestimonialFrame } from '../parts/testimonial-frame.tsx'
import { Testimony } from '../parts/testimony.tsx'
import * as css from './testimonial-2.css.ts'
import type { Options } from './testimonial-2.template.ts'

/** They stand in two full rows of two. */
const FOUR = 4

/** Equal columns under one line each; all are in view. */
export function ThreeCards({ columns, ...options }: Options) {
  return (
    <TestimonialFrame options={options}>
      {(voices, titleId) => (
        <Container className={css.page}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} className={css.words} />
          {voices.length > 0 && (
            <ul className={css.list} data-columns={columns} data-four={voices.length === FOUR || undefined}>
              {voices.map((voice) => (
                <li key={voice.id} className={css.card}>
                  <Testimony
                    voice={voice}
                    variant={voices.length === 1 ? 'lead' : 'body'}
                    face={options.showAvatar ? 's' : null}
                    className={css.figure}
                  />
                </li>
              ))}
            </ul>
          )}
        </Container>
      )}
    </TestimonialFrame>
  )
}
