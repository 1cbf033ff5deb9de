import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { RichText } from './rich-text.tsx'

/** What is rendered, without the frame and its classes. */
function inner(html: string): string {
  const markup = renderToStaticMarkup(<RichText html={html} />)
  return markup
    .replace(/^<div[^>]*>/, '')
    .replace(/<\/div>$/, '')
    .replaceAll(/(?<=<a) class="[^"]*"/g, '')
}
const readBack = (html: string) => inner(html).replaceAll('&#x27;', "'")

conforms('RichText', <RichText html="<p>Hello</p>" />)

describe('RichText reads', () => {
  it.each([
    ['plain text', '<p>plain text</p>'],
    ['one\n\ntwo\nthree', '<p>one</p><p>two<br/>three</p>'],
    ['Tom &amp; Ann &lt;3 &eacute;&nbsp;&#8212;', '<p>Tom &amp; Ann &lt;3 é\u00A0—</p>'],
    ['1 < 2 and 3 > 2', '<p>1 &lt; 2 and 3 &gt; 2</p>'],
    ['<p>a <em>b</em> <strong>c</strong></p>', '<p>a <em>b</em> <strong>c</strong></p>'],
    ['<P>a<BR/>b</P>', '<p>a<br/>b</p>'],
    ['<b>a</b> <i>b</i>', '<p><strong>a</strong> <em>b</em></p>'],
    ['<ul><li>a</li><li><p>b</p></li></ul>', '<ul><li>a</li><li><p>b</p></li></ul>'],
    ['<ol><li>a<ul><li>b</li></ul></li></ol>', '<ol><li>a<ul><li>b</li></ul></li></ol>'],
    ['<h2>a</h2>b<div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
    ['<span style="color:red">a</span><font>b</font>', '<p>ab</p>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p>a<ul>b</ul></p>', '<p>a</p><ul><li>b</li></ul>'],
    ['<li>a</li>', '<p>a</p>'],
    ['<em><p>a</p></em>', '<p>a</p>'],
    ['<p></p><p>&nbsp;</p><p><br></p>', ''],
    ['', ''],
    [' \n ', ''],
    ['a<!-- b -->c<script>d</script>e<style>f</style>', '<p>ace</p>'],
    ['a<script>b', '<p>a</p>'],
    ['<a href="/gallery">a</a>', '<p><a href="/gallery">a</a></p>'],
    ['<a href="#top">a <a href="/b">b</a></a>', '<p><a href="#top">a b</a></p>'],
    [
      '<a target=_blank onclick=x href=https://a.test/?b=1&amp;c=2>a</a>',
      '<p><a href="https://a.test/?b=1&amp;c=2" rel="noopener nofollow">a</a></p>',
    ],
    ["<a href='mailto:a@b.test'>a</a>", '<p><a href="mailto:a@b.test">a</a></p>'],
  ])('%j', (html, expected) => {
    expect(readBack(html)).toBe(expected)
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'java&#10;script:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'blob:https://a.test/b',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'relative',
    '',
  ])('no link to %j', (href) => {
    expect(inner(`<a href="${href}">a</a>`)).not.toContain('<a')
  })

  it('reads a very deep and a very long text without failing', () => {
    expect(inner('<em>'.repeat(20_000) + 'a')).toContain('a')
    expect(inner('<ul><li>'.repeat(20_000) + 'a')).toContain('a')
    expect(inner('<a <'.repeat(50_000) + 'a')).toContain('a')
    expect(inner('<'.repeat(100_000) + '>')).toContain('&lt;')
  })
})

const pieces = [
  '<p> </p> <em> </em> <strong> </strong> <br> <ul> </ul> <ol> </ol> <li> </li> <a> </a> <div> </div> <style>',
  '<!-- --> < > " \' & &lt; &#60; &lt;script&gt; javascript: <script> </script> <scr<script>ipt> <svg/onload=x>',
].flatMap((line) => line.split(' '))
const attacks = [
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">',
  '<a href=jav&#x09;ascript:alert(1)>',
  "<a onclick='x' href='/ok'>",
  '<a href="https://a.test/" onmouseover="x">',
  '<a href="https://a.test/&quot; onclick=&quot;x">',
  '<iframe src="javascript:x">',
  '<p style="x:y" onclick=x>',
]
const fragment = fc.oneof(fc.constantFrom(...pieces, ...attacks), fc.string({ maxLength: 12 }))
const hostile = fc.array(fragment, { maxLength: 24 }).map((parts) => parts.join(''))
const plainTag = '</?(?:p|em|strong|br|ul|ol|li|a)/?>'
const target = '(?:https?:|mailto:|tel:|#|/(?![/\\\\]))[^"<>]*'
const linkTag = `<a href="${target}"(?: rel="noopener nofollow")?>`
const allowed = new RegExp(`${plainTag}|${linkTag}`, 'gi')

describe('nothing dangerous comes out', () => {
  it('only the subset, only href and rel, only safe targets', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        expect(inner(html).replaceAll(allowed, '')).not.toMatch(/[<>]/)
      }),
      { numRuns: 2000 },
    )
  })

  it('what came out comes out the same again', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const once = inner(html)
        expect(inner(once)).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })
})
