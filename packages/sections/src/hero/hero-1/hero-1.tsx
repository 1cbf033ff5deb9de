import { classNames, Container } from '@bellows/ui'
import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { choice } from '../../kit/shared-options.ts'
import { SectionSubtitle, SectionTitle, TextBlock } from '../../kit/text-block.tsx'
import { heroOptions, heroSlider } from '../options.ts'
import { HeroStage } from '../parts/hero-stage.tsx'
import * as css from './hero-1.css.ts'

const schema = z.object({ ...heroOptions, ...heroSlider, contentSide: choice(['left', 'right'], 'left') })

type LowerThirdProps = z.output<typeof schema>

/** One picture, words along its foot. */
function LowerThird({ contentSide, ...options }: LowerThirdProps) {
  return (
    <SectionFrame options={options} isPadded={false}>
      {(titleId) => (
        <HeroStage options={options} sizes="bleed">
          <Container width="wide" className={css.words} data-side={contentSide}>
            {(options.title || options.subtitle) && (
              <div className={css.title}>
                <SectionSubtitle options={options} isOnPicture />
                <SectionTitle options={options} id={titleId} size="display" />
              </div>
            )}
            <TextBlock
              options={{ ...options, title: '', subtitle: '' }}
              isLead
              isOnPicture
              className={classNames(css.aside, !options.title && css.asideAlone)}
            />
          </Container>
        </HeroStage>
      )}
    </SectionFrame>
  )
}

export const hero1 = defineTemplate('HERO-1', {
  schema,
  View: LowerThird,
  isLive: ({ mediaMode, images }) => mediaMode === 'slider' && images.length > 1,
  bleedTop: true,
})
