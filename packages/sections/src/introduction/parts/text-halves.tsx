import type { ButtonOptions, HeadingOptions } from '../../kit/shared-options.ts'
import { SectionSubtitle, SectionTitle } from '../../kit/text-block.tsx'
import { TextBody } from './text-body.tsx'
import * as css from './text-halves.css.ts'

type TextHalvesProps = Readonly<{ options: HeadingOptions & ButtonOptions; titleId: string }>

/** Two children of a column grid: subtitle and title at the left, description and button at the right. */
export function TextHalves({ options, titleId }: TextHalvesProps) {
  const hasTitle = options.title.trim() !== ''
  return (
    <>
      {(hasTitle || options.subtitle.trim() !== '') && (
        <div className={css.head}>
          <SectionSubtitle options={options} />
          <SectionTitle options={options} id={titleId} />
        </div>
      )}
      <TextBody options={options} className={hasTitle ? css.body : css.bodyAlone} />
    </>
  )
}
