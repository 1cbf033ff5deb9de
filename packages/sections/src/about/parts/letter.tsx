import { Text } from '@bellows/ui'
import { SectionAction } from '../../kit/section-action.tsx'
import type { ButtonOptions, HeadingOptions } from '../../kit/shared-options.ts'
import { SectionDescription } from '../../kit/text-block.tsx'
import * as css from './letter.css.ts'

type LetterOptions = HeadingOptions & ButtonOptions & Readonly<{ signature: string }>

/** What stands under the title: the text, its first paragraph larger, the signature and the button. */
export function Letter({ options, className }: { options: LetterOptions; className?: string }) {
  return (
    <div className={className}>
      <SectionDescription options={options} hasLead />
      <Text variant="h4" tone="heading" className={css.signature}>
        {options.signature.trim() && <em>{options.signature}</em>}
      </Text>
      <SectionAction options={options} variant="text" className={css.action} />
    </div>
  )
}
