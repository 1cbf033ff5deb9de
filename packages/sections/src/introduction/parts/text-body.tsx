import { SectionAction } from '../../kit/section-action.tsx'
import type { ButtonOptions, HeadingOptions } from '../../kit/shared-options.ts'
import { AlignedBox, SectionDescription } from '../../kit/text-block.tsx'

type TextBodyProps = Readonly<{ options: HeadingOptions & ButtonOptions; className: string }>

/** Description and button, in a column beside or below the title. */
export function TextBody({ options, className }: TextBodyProps) {
  return (
    <AlignedBox options={options} className={className}>
      <SectionDescription options={options} />
      <SectionAction options={options} variant="text" />
    </AlignedBox>
  )
}
