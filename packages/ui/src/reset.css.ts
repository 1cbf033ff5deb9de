import { globalStyle } from '@vanilla-extract/css'
import {
  color,
  countsForItself,
  countsFromBar,
  media,
  size,
  textStyle,
  themeColor,
  type,
} from '@bellows/tokens'

/** Gives way to whatever a part says of itself. */
const paper = ':where([data-scheme], [data-surface])'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
// Whatever takes the focus; all elements would have more to reckon.
globalStyle(':where(a, button, input, select, textarea, summary, [tabindex])', countsFromBar)
globalStyle('dialog', countsForItself)
// Over-scrolling and sections that come late show the page's paper, never the browser's white.
globalStyle('html', { backgroundColor: themeColor.ground })
globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' })
globalStyle('body', { margin: 0, WebkitFontSmoothing: 'antialiased', MozOsxFontSmoothing: 'grayscale' })
globalStyle(`body, ${paper}`, { color: color.paragraphs })
globalStyle('body, .story-paper', { ...textStyle('body') })
globalStyle(paper, { backgroundColor: color.background })
globalStyle('h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0 })
globalStyle('ul, ol, fieldset', { padding: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('fieldset', { border: 0, minInlineSize: 0 })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' })
globalStyle('a', { color: color.outlineTextButtonLink })
globalStyle('img, picture, video, canvas, svg', { display: 'block', maxInlineSize: '100%' })
globalStyle('em', { fontStyle: type.emphasis.style, fontWeight: type.emphasis.weight })
globalStyle(':focus-visible', {
  outline: `${size.tick} solid ${color.focus}`,
  outlineOffset: size.focusOffset,
})
// Paper has no focus.
globalStyle('*', { '@media': { print: { outline: 'none !important' } } })
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      // A short one would be worse than none: without a property of its own it takes every property of every element.
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
