import { brand, button, choice, flag } from '../kit/shared-options.ts'
import { schemes } from '@bellows/tokens'

/** What all headers take. */
export const headerOptions = {
  theme: choice(schemes, 'light_1'),
  ...brand,
  ...button,
  sticky: flag(true),
  showSocial: flag(false),
}
