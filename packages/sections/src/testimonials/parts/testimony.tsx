import { classNames, RichText, Text, type RichTextProps } from '@bellows/ui'
import type { Voice } from '../options.ts'
import { Face } from './face.tsx'
import * as css from './testimony.css.ts'

type TestimonyProps = Readonly<{
  voice: Voice
  variant: NonNullable<RichTextProps['variant']>
  /** Size of the picture beside the name; null for none. */
  face: Parameters<typeof Face>[0]['size'] | null
  align?: 'left' | 'center'
  className?: string
}>

/** What somebody said, and who. */
export function Testimony({ voice, variant, face, align = 'left', className }: TestimonyProps) {
  return (
    <figure className={classNames(css.figure, className)} data-align={align}>
      <RichText
        as="blockquote"
        html={voice.testimonial}
        variant={variant}
        align={align}
        className={css.words}
      />
      {(face || voice.name) && (
        <figcaption className={css.speaker}>
          {face && <Face voice={voice} size={face} />}
          <Text as="span" variant="label" tone="heading" className={css.name}>
            {voice.name}
          </Text>
        </figcaption>
      )}
    </figure>
  )
}
