import { create } from 'storybook/theming/create'
import { salt } from '../packages/tokens/src/palettes/salt.ts'

const { primary: paper, secondary: raised } = salt.schemes.light_1
const sans = "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif"

/** The manager and the Docs pages in the paper and ink of `salt`: quiet, so that what is reviewed is looked at. */
export const bellowsTheme = create({
  base: 'light',
  brandTitle: 'Bellows',
  brandTarget: '_self',
  fontBase: sans,
  colorPrimary: paper.headings,
  colorSecondary: paper.outlineTextButtonLink,
  appBg: raised.background,
  appContentBg: paper.background,
  appPreviewBg: paper.background,
  appHoverBg: raised.lines,
  appBorderColor: paper.lines,
  appBorderRadius: 0,
  textColor: paper.headings,
  textMutedColor: paper.paragraphs,
  textInverseColor: paper.background,
  barBg: paper.background,
  barTextColor: paper.paragraphs,
  barHoverColor: paper.headings,
  barSelectedColor: paper.headings,
  inputBg: paper.background,
  inputBorder: raised.lines,
  inputTextColor: paper.headings,
  inputBorderRadius: 0,
  buttonBg: paper.background,
  buttonBorder: raised.lines,
  booleanBg: raised.background,
  booleanSelectedBg: paper.background,
})
