import { Button, Container } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Numbered } from '../../kit/entries-frame.tsx'
import { plainLength } from '../../kit/plain-length.ts'
import { scripted } from '../../kit/unscripted/scripted.css.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import { useBatches } from '../../kit/use-batches.ts'
import type { Voice } from '../options.ts'
import { TestimonialFrame } from '../parts/testimonial-frame.tsx'
import { Testimony } from '../parts/testimony.tsx'
import * as css from './testimonial-4.css.ts'
import type { Options } from './testimonial-4.template.ts'

/** Many voices; size follows length. */
export function Wall({ initialCount, showAvatar, ...options }: Options) {
  return (
    <TestimonialFrame options={{ ...options, showAvatar }}>
      {(voices, titleId) => (
        <Container className={css.page}>
          <TextBlock
            options={options}
            titleId={titleId}
            align="center"
            action={{ variant: 'text' }}
            className={css.words}
          />
          {voices.length > 0 && <Voices {...{ voices, initialCount, showAvatar }} />}
        </Container>
      )}
    </TestimonialFrame>
  )
}

/** Up to here words are set larger. */
const SHORT = 120
/** So few fill no wall of three columns: one of four would hold two, and the others one. */
const FEW = new Set([1, 2, 4])

type VoicesProps = Readonly<{
  voices: readonly Numbered<Voice>[]
  initialCount: number
  showAvatar: boolean
}>

/** All are in the page; the script hides those beyond the first, which without it stand open. */
function Voices({ voices, initialCount, showAvatar }: VoicesProps) {
  const root = useRef<HTMLDivElement>(null)
  const { shown, showMore } = useBatches(root, voices.length, initialCount)
  return (
    <div ref={root} className={css.wall}>
      <ul className={css.list} data-few={FEW.has(voices.length) ? voices.length : undefined}>
        {voices.map((voice, index) => (
          <li key={voice.id} hidden={index >= shown} className={css.voice}>
            <Testimony
              voice={voice}
              variant={plainLength(voice.testimonial) <= SHORT ? 'h4' : 'body'}
              face={showAvatar && voice.avatar ? 'xs' : null}
              className={css.figure}
            />
          </li>
        ))}
      </ul>
      {shown < voices.length && (
        <Button variant="text" className={scripted} onClick={showMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  )
}
