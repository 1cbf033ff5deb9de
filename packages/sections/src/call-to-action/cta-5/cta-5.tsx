import { resolveLink } from '@bellows/domain'
import {
  classNames,
  Container,
  Divider,
  emphasise,
  Heading,
  Icon,
  plainTitle,
  VisuallyHidden,
} from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'
import { hasAction } from '../../kit/section-action.tsx'
import { useButtonLabel } from '../../kit/use-button-label.ts'
import { alignedWords, alignmentOf, SectionDescription, SectionSubtitle } from '../../kit/text-block.tsx'
import { CtaFrame } from '../parts/cta-frame.tsx'
import * as css from './cta-5.css.ts'
import type { Options } from './cta-5.template.ts'

/** The whole line invites. */
export function TitleLink(options: Options) {
  return (
    <CtaFrame options={options}>
      {(titleId) => (
        <Container width="wide" className={css.page}>
          <SectionSubtitle options={options} />
          <Line options={options} titleId={titleId} />
          <Divider className={css.rule} />
          <SectionDescription options={options} variant="small" />
        </Container>
      )}
    </CtaFrame>
  )
}

/** The title leads where the button would; without a title the button's words are the title. */
function Line({ options, titleId }: { options: Options; titleId: string }) {
  const { isPreview } = useHost()
  const { title, titleSetting } = options
  const buttonLabel = useButtonLabel(options.buttonLabel)
  const words = title.trim() || buttonLabel.trim()
  // Words that are the title already are not said once more.
  const isTold = plainTitle(words).toLowerCase() === buttonLabel.trim().toLowerCase()
  const href = hasAction(options, isPreview) ? resolveLink(options) : null
  const measured = classNames(alignedWords, css.measured)
  const alignment = alignmentOf(options)
  return (
    <Heading
      id={titleId}
      level={titleSetting.level}
      size="display"
      isItalic={titleSetting.italic}
      length={plainTitle(words).length}
      className={css.title}
    >
      {href ? (
        <a href={href} className={css.link}>
          <span className={measured} {...alignment}>
            <span className={css.words}>{emphasise(words)}</span>
            {!isTold && <VisuallyHidden>{` ${buttonLabel}`}</VisuallyHidden>}
          </span>
          <span aria-hidden="true" className={css.arrow}>
            <Icon name="long-arrow" className={css.drawing} />
          </span>
        </a>
      ) : (
        <span className={measured} {...alignment}>
          {emphasise(words)}
        </span>
      )}
    </Heading>
  )
}
