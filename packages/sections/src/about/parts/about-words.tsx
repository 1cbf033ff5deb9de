import { SectionSubtitle, SectionTitle } from '../../kit/text-block.tsx'
import * as css from './about-words.css.ts'
import { Letter, useHasLetter } from './letter.tsx'

type AboutWordsProps = Readonly<{
  options: Parameters<typeof Letter>[0]['options']
  titleId: string
  className?: string
}>

/** Subtitle, title and letter in one column; without any of them it takes no room. */
export function AboutWords({ options, titleId, className }: AboutWordsProps) {
  const { title, subtitle } = options
  const hasLetter = useHasLetter(options)
  if (!hasLetter && title.trim() === '' && subtitle.trim() === '') return null
  return (
    <div className={className}>
      <SectionSubtitle options={options} />
      <SectionTitle options={options} id={titleId} />
      <Letter options={options} className={css.letter} />
    </div>
  )
}
