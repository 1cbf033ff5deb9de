import { expect, test } from 'vitest'
import { cleanRichText, richTextRewriter } from './clean-rich-text.ts'
import { rewriteJson } from './rewrite-json.ts'

test.each([
  ['Tom & Ann <3 you', 'Tom & Ann <3 you'],
  ['<p>a <em>b</em> <b>c</b><br></p>', '<p>a <em>b</em> <strong>c</strong><br /></p>'],
  ['<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
  [
    '<a href="https://x.example" onclick="y()" style="z">a</a>',
    '<a href="https://x.example" rel="noopener nofollow">a</a>',
  ],
  ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example" rel="noopener nofollow">a</a>'],
  ['<a href="/faq">a</a>', '<a href="/faq" rel="noopener nofollow">a</a>'],
])('%s becomes %s', (text, expected) => {
  expect(cleanRichText(text)).toBe(expected)
})

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//elsewhere.example">x</a>',
  '<a href="https://studio.example@elsewhere.example">x</a>',
  '<a href="/\\elsewhere.example">x</a>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<form action="https://elsewhere.example"><input></form>',
  '<base href="https://elsewhere.example">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
  '<style>@import "https://elsewhere.example"</style>',
  '<p style="background:url(https://elsewhere.example)">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p/onmouseover=alert(1)>x',
]

test.each(attacks)('%s does nothing', (text) => {
  const clean = cleanRichText(text)
  expect(clean).not.toMatch(/<(?!\/?(p|em|strong|a|br|ul|ol|li)\b)/)
  expect(clean).not.toMatch(/javascript:|data:|elsewhere|\son\w+=|style=/i)
})

test('plain texts stay to the letter, rich ones are cleaned', () => {
  const read = {
    name: 'Über <uns> & mehr',
    items: [{ question: 'a <b>?', answer: '<b>x</b><script>y</script>' }],
  }
  expect(rewriteJson(read, richTextRewriter)).toEqual({
    name: 'Über <uns> & mehr',
    items: [{ question: 'a <b>?', answer: '<strong>x</strong>' }],
  })
})
