import { classNames } from '@bellows/ui'
import { areLong } from './long-words.ts'
import type { HeadingOptions } from './shared-options.ts'
import { useStageHeight, type HeightOptions } from './stage-height.ts'
import { stage } from './words-below.css.ts'

type StageOptions = HeightOptions & Pick<HeadingOptions, 'title' | 'description'>

/**
 * Attributes of a stage whose words stand below its picture: on phones (`m`), or on tablets too (`t`). Without a band
 * they stand on it everywhere, or there are none.
 */
export function useWordsBelow(options: StageOptions, ground: 'm' | 't' | null, className?: string) {
  const height = useStageHeight(options)
  if (ground === null) return { ...height, className: classNames(height.className, className) }
  return {
    ...height,
    'data-ground': ground,
    'data-long': areLong(options) || undefined,
    className: classNames(height.className, stage, className),
  }
}
