import { inlineVars } from '@bellows/tokens'
import { pictureRatio, type Image } from '@bellows/domain'
import { usePlacement } from './placement.tsx'
import { heightBox, heightMode as modeStyle, stageHeight } from './stage-height.css.ts'

export type HeightOptions = Readonly<{
  heightMode: 'fixed' | 'fit' | 'full'
  height: number
  images: readonly Image[]
}>

const ratioOf = ([first]: readonly Image[]) => pictureRatio(first ?? {})

/** Attributes of the box that knows the height which the section's mode asks for. */
export function useHeightMode({ heightMode, height, images }: HeightOptions) {
  const { isPriority, isOverlapped = false } = usePlacement()
  return {
    className: modeStyle,
    'data-height': heightMode,
    'data-below-header': (isPriority && !isOverlapped) || undefined,
    style: inlineVars({
      [stageHeight.fixed]: `${height}px`,
      [stageHeight.ratio]: String(ratioOf(images)),
    }),
  }
}

/** Attributes of the box whose height the section's mode rules; its content may always make it taller. */
export const useStageHeight = (options: HeightOptions) => ({
  ...useHeightMode(options),
  className: heightBox,
})

const SCREENS = [560, 820, 1240]

/** Pixels of height that the mode can give in a window of a width, on common screens. */
export const heightsAt =
  ({ heightMode, height, images }: HeightOptions) =>
  (width: number): readonly number[] => {
    if (heightMode === 'fixed') return [height]
    if (heightMode === 'full') return SCREENS
    const own = width / ratioOf(images)
    return SCREENS.map((screen) => Math.min(Math.max(own, 0.4 * screen), 1.2 * screen))
  }
