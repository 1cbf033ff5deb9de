import { Container, Tabs } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import type { Numbered } from '../../kit/entries-frame.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import type { Voice } from '../options.ts'
import { TestimonialFrame } from '../parts/testimonial-frame.tsx'
import { Testimony } from '../parts/testimony.tsx'
import { spokenSize } from '../parts/voices.ts'
import * as css from './testimonial-5.css.ts'
import type { Options } from './testimonial-5.template.ts'

/** Pick a name, read the words. */
export function RollCall({ startIndex, ...options }: Options) {
  return (
    <TestimonialFrame options={options}>
      {(voices, titleId) => (
        <Container className={css.page}>
          <TextBlock options={options} titleId={titleId} action={{ variant: 'text' }} className={css.words} />
          {voices.length > 0 && <Roll {...{ voices, startIndex }} hasFaces={options.showAvatar} />}
        </Container>
      )}
    </TestimonialFrame>
  )
}

type RollProps = Readonly<{ voices: readonly Numbered<Voice>[]; startIndex: number; hasFaces: boolean }>

function Roll({ voices, startIndex, hasFaces }: RollProps) {
  const { t } = useLingui()
  return (
    <Tabs
      // An owner who chooses who begins sees it at once.
      key={startIndex}
      label={t`Clients`}
      orientation="vertical"
      startIndex={startIndex}
      className={voices.length > 1 ? css.roll : css.alone}
      classes={{ list: css.names }}
      items={voices.map((voice, index) => {
        const position = index + 1
        return {
          id: voice.id,
          label: voice.name.trim() || t`Client ${position}`,
          panel: <Testimony voice={voice} variant={spokenSize(voice)} face={hasFaces ? 'l' : null} />,
        }
      })}
    />
  )
}
