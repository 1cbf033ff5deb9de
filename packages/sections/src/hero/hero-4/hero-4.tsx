import { inlineVars } from '@bellows/tokens'
import { classNames, Container, Image } from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'
import { usePlacement } from '../../kit/placement.tsx'
import { hasAction } from '../../kit/section-action.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { useHeightMode } from '../../kit/stage-height.ts'
import { hasWords, TextBlock } from '../../kit/text-block.tsx'
import * as css from './hero-4.css.ts'
import type { Options } from './hero-4.template.ts'
import { notchRows } from './notch-rows.ts'

/** The title's paper cut into the picture's corner. */
export function Notch(options: Options) {
  const { isPriority } = usePlacement()
  const { className, style, ...height } = useHeightMode(options)
  const hasTitle = options.title.trim() !== ''
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container
          width="wide"
          className={classNames(className, css.page)}
          data-side={options.notchSide}
          style={{ ...style, ...inlineVars({ [css.rows]: `${notchRows(options)}` }) }}
          {...height}
        >
          {hasTitle && (
            <TextBlock
              options={{ ...options, description: '' }}
              titleId={titleId}
              titleLook={{ displayMeasure: 14, sizeBelow: 't' }}
              size="display"
              action={null}
              className={css.notch}
            />
          )}
          <div className={css.picture}>
            <Image source={options.images[0]} ratio="fill" sizes="w12·t8·bleed" priority={isPriority} />
          </div>
          <Aside options={hasTitle ? { ...options, title: '', subtitle: '' } : options} isAlone={!hasTitle} />
        </Container>
      )}
    </SectionFrame>
  )
}

function Aside({ options, isAlone }: { options: Options; isAlone: boolean }) {
  const { isPreview } = useHost()
  if (!hasWords(options) && !hasAction(options, isPreview)) return null
  return (
    <TextBlock
      options={options}
      isLead
      action={{ size: 'l' }}
      className={classNames(css.aside, isAlone && css.alone)}
    />
  )
}
