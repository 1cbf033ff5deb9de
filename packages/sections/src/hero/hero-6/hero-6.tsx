import { classNames, Container, Divider, Image } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionAction } from '../../kit/section-action.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { useHeightMode } from '../../kit/stage-height.ts'
import { SectionDescription, SectionSubtitle, SectionTitle } from '../../kit/text-block.tsx'
import * as css from './hero-6.css.ts'
import type { Options } from './hero-6.template.ts'

/** A typographic masthead for inner pages. */
export function PageOpener(options: Options) {
  const { subtitle, title, images, heightMode, showStrip } = options
  const { isPriority } = usePlacement()
  const { className, ...height } = useHeightMode({ heightMode, images, height: 0 })
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <div className={classNames(className, css.page)} {...height}>
          <Container className={css.grid} data-bare={subtitle.trim() === '' || undefined}>
            <SectionSubtitle options={options} className={css.label} />
            {title.trim() ? <Titled options={options} titleId={titleId} /> : <Untitled options={options} />}
          </Container>
          {showStrip && images[0] && (
            <Container width="wide">
              <div className={css.strip}>
                <Image source={images[0]} ratio="fill" sizes="w12·t8·m4" priority={isPriority} />
              </div>
            </Container>
          )}
        </div>
      )}
    </SectionFrame>
  )
}

function Titled({ options, titleId }: { options: Options; titleId: string }) {
  return (
    <>
      <div className={css.title}>
        <SectionTitle options={options} id={titleId} size="display" />
      </div>
      <Divider className={css.rule} />
      <SectionDescription options={options} variant="lead" className={css.lead} />
      <SectionAction options={options} size="l" className={css.action} />
    </>
  )
}

/** The description is the masthead. */
function Untitled({ options }: { options: Options }) {
  return (
    <>
      <SectionDescription options={options} className={css.masthead} />
      <Divider className={css.rule} />
      <SectionAction options={options} size="l" className={css.action} />
    </>
  )
}
