import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../base/repository-root.ts'
import { cleanRichText, richTextCleaner, takenOut } from './clean-rich-text.ts'

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

const said = (text: string) => `pages/a.json at items.0.answer: taken out of the text: ${text}`

test('plain texts stay to the letter, rich ones are cleaned, and what was taken out is told with its place', () => {
  const read = {
    name: 'Über <uns> & mehr',
    items: [{ question: 'a <b>?', answer: '<b>x</b><script>y</script>' }],
  }
  const { cleanFile, lostMarks } = richTextCleaner()
  expect(cleanFile('pages/a.json', read)).toEqual({
    name: 'Über <uns> & mehr',
    items: [{ question: 'a <b>?', answer: '<strong>x</strong>' }],
  })
  expect(lostMarks.map(({ message }) => message)).toEqual([said('<script>')])
})

test.each([
  ['Tom & Ann <3 you', []],
  ['<p>a &amp; b&nbsp;c <em>d</em> <B>e</B> <i>f</i><br>g</p><ul><li>h</ul>', []],
  ['<a href=" https://x.example " rel="me">a</a> <a href="#b">b</a> <a>c</a>', []],
  ['<h2>a</h2><h2>b</h2> <img src="c.jpg">', ['<h2>', '<img>']],
  ['<p class="a" style="color: red">a</p>', ['class of <p>', 'style of <p>']],
  ['<p rel="a" href="/b">a</p>', ['rel of <p>', 'href of <p>']],
  ['<a href="javascript:x()" target="_blank">a</a>', ['the address "javascript:x()"', 'target of <a>']],
  ['<p>a</p><!-- b -->', ['a comment']],
  ['<p>a <b and c', ['all from a tag on that does not end']],
  ['<p>a</p><a href="b>c</a>', ['all from a tag on that does not end']],
])('of %s is taken out: %j', (text, lost) => {
  expect(takenOut(text)).toEqual(lost)
})

test.each(attacks.filter((text) => text.startsWith('<')))('%s is not cleaned without a word', (text) => {
  expect(takenOut(text)).not.toEqual([])
})

const studios = path.join(repositoryRoot, 'studios')

test.each(globSync('*/{**/*.json,contracts/*.html}', { cwd: studios }))('%s keeps all its marks', (file) => {
  const { clean, cleanFile, lostMarks } = richTextCleaner()
  const text = readFileSync(path.join(studios, file), 'utf8')
  if (file.endsWith('.json')) cleanFile(file, JSON.parse(text))
  else clean(file, text.replace(/^<!-- name: .* -->/, ''))
  expect(lostMarks).toEqual([])
})
