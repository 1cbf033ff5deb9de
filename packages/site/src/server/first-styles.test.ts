import { expect, test } from 'vitest'
import { firstStyles, statementsOf } from './first-styles.ts'

const html =
  '<html><body><header data-kind="header" class="a b"><h1 data-size="display">Light</h1><dialog class="d"></dialog>'
const kept = (...sheets: string[]) => firstStyles(sheets.map(statementsOf), html)

test.each([
  'html{margin:0}',
  ':root{--x:1}',
  '*,:before,:after{box-sizing:border-box}',
  '.a{color:red}',
  '.a.b>h1{color:red}',
  'h1[data-size="display"]{color:red}',
  'h1[data-size=display]{color:red}',
  '.a:not(.z){color:red}',
  '.d[open]{display:block}',
  ':is(a,.a):focus-visible{color:red}',
  '@media (width>=768px){.a{color:red}.b{content:"}"}}',
  '@font-face{font-family:"X";src:url(x)}',
  '@layer vendor,ui;@layer ui{.a{color:red}}.b{color:red}',
  '@layer vendor,ui;.a{color:red}',
])('%s stays, since the first view may need it', (css) => {
  expect(kept(css)).toBe(css)
})

test.each([
  '.z{color:red}',
  '.a .z{color:red}',
  'footer{color:red}',
  'h1[data-size="h3"]{color:red}',
  '[data-open] .a{color:red}',
  '.a:hover{color:red}',
  '@media print{.a{color:red}}',
  '@media (width>=768px){.z{color:red}}',
  '@keyframes turn{to{rotate:1turn}}',
])('%s comes later', (css) => {
  expect(kept(css)).toBe('')
})

test('of a list the selectors that may match stay', () => {
  expect(kept('.z,.a,:is(p,.b){color:red}')).toBe('.a,:is(p,.b){color:red}')
})

test('sheets that begin with the same order of layers say it once', () => {
  expect(kept('@layer vendor,ui;@layer ui{.a{color:red}}', '@layer vendor,ui;@layer ui{.b{color:red}}')).toBe(
    '@layer vendor,ui;@layer ui{.a{color:red}}@layer ui{.b{color:red}}',
  )
})

test('an animation that is used keeps its frames, and rules their order', () => {
  const css = '.b{color:red}@keyframes turn{0%{rotate:0}to{rotate:1turn}}.a{animation:turn 1s}'
  expect(kept(css, '.z{color:red}', '.a{color:blue}')).toBe(`${css}.a{color:blue}`)
})
