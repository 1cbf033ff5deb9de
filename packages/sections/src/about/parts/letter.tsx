import { Text } from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'
import { plainLength } from '../../kit/plain-length.ts'
import { hasAction, SectionAction } from '../../kit/section-action.tsx'
import type { ButtonOptions, HeadingOptions } from '../../kit/shared-options.ts'
import { AlignedBox, SectionDescription } from '../../kit/text-block.tsx'
import * as css from './letter.css.ts'

type LetterOptions = HeadingOptions & ButtonOptions & Readonly<{ signature: string }>

/** Whether a letter would show anything. */
export function useHasLetter(options: LetterOptions): boolean {
  const { isPreview } = useHost()
  const { description, signature } = options
  return plainLength(description) > 0 || signature.trim() !== '' || hasAction(options, isPreview)
}

/** What stands under the title: the text, its first paragraph larger, the signature and the button; nothing where there is none of them. */
export function Letter({ options, className }: { options: LetterOptions; className?: string }) {
  if (!useHasLetter(options)) return null
  return (
    <AlignedBox options={options} className={className}>
      <SectionDescription options={options} hasLead />
      <Text variant="h4" tone="heading" className={css.signature}>
        {options.signature.trim() && <em>{options.signature}</em>}
      </Text>
      <SectionAction options={options} variant="text" className={css.action} />
    </AlignedBox>
  )
}
