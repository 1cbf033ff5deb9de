import { facesCss, formCss, type LiveTheme } from '@bellows/tokens'
import { adopt } from './adopt.ts'
import { liveFaces } from './live-faces.ts'
import { restyling } from './restyling.ts'
import { seenColors } from './seen-colors.ts'

/** Says whether a value is written otherwise than the one before. */
function changes(): (value: unknown) => boolean {
  let before = ''
  return (value) => {
    const written = JSON.stringify(value)
    if (written === before) return false
    before = written
    return true
  }
}

/**
 * The theme as style texts that follow the builder: what is drawn is not drawn anew, it only looks different. Colours
 * are a text of their own, beside type and shape and beside the faces: another colour fetches and sets no letter again.
 */
export function liveLook(styles: Document = document) {
  const showFaces = liveFaces(styles)
  const form = adopt(styles, '')
  const colors = seenColors(styles, adopt(styles, ''))
  let [isOtherForm, isOtherPalette] = [changes(), changes()]
  const markChange = restyling(styles.documentElement)
  const stored = () => styles.querySelector<HTMLStyleElement>('style#theme')
  const show = ({ palette, styles: shape }: LiveTheme) => {
    const [hasForm, hasColors] = [isOtherForm(shape), isOtherPalette(palette)]
    if (hasForm) {
      showFaces(facesCss(shape))
      form.replaceSync(formCss(shape))
    }
    if (!hasForm && !hasColors) return
    const drawnWith = stored()
    const isFirst = drawnWith?.disabled === false
    if (isFirst) drawnWith.disabled = true
    // Another form asks the whole document anyway.
    if (hasForm || isFirst) colors.showAll(palette)
    else colors.show(palette)
    markChange()
    // Reckoned while the screen's next frame is waited for, which then has only to be painted.
    styles.documentElement.getBoundingClientRect()
  } /** The theme that the document came with, as if no other had been shown. */
  const showStored = () => {
    const drawnWith = stored()
    if (drawnWith) drawnWith.disabled = false
    form.replaceSync('')
    colors.showNone()
    ;[isOtherForm, isOtherPalette] = [changes(), changes()]
    markChange()
  }
  return { show, showStored }
}
