import { lightestWithin, type Image } from '@bellows/domain'
import { scrimStrength, type ScrimText } from '@bellows/ui'

const whole = { left: 0, right: 1, top: 0, bottom: 1 }

/** The least darkness behind words that may stand anywhere on a picture; none counts as white. */
export const darknessOn = (image: Image | undefined, text: ScrimText = 'words'): number =>
  image ? scrimStrength(image.overlay, text, lightestWithin(image.brightness, whole)) : scrimStrength(0, text)
