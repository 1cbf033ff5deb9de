import { inlineVars } from '@bellows/tokens'
import type { Image } from '@bellows/domain'
import { usePlacement } from './placement.tsx'
import { heightBox, heightMode as modeStyle, stageHeight } from './stage-height.css.ts'

export type HeightOptions = Readonly<{
  heightMode: 'fixed' | 'fit' | 'full'
  height: number
  images: readonly Image[]
}>

const ASSUMED_RATIO = 1.5

/** Attributes of the box that knows the height which the section's mode asks for. */
export function useHeightMode({ heightMode, height, images }: HeightOptions) {
  const { isPriority, isOverlapped = false } = usePlacement()
  const [first] = images
  const ratio = first?.width && first.height ? first.width / first.height : ASSUMED_RATIO
  return {
    className: modeStyle,
    'data-height': heightMode,
    'data-below-header': (isPriority && !isOverlapped) || undefined,
    style: inlineVars({ [stageHeight.fixed]: `${height}px`, [stageHeight.ratio]: String(ratio) }),
  }
}

/** Attributes of the box whose height the section's mode rules; its content may always make it taller. */
export const useStageHeight = (options: HeightOptions) => ({
  ...useHeightMode(options),
  className: heightBox,
})
