import { expect, test } from 'vitest'
import { letterHtml, letterText } from './draw-letter.ts'

const letter = {
  subject: 'Ann <b>& Bo',
  parts: [
    'Hello <script>alert(1)</script>,\nline two',
    { rows: [['Where', '"Orchard" <img src=x>']] as const },
    { label: 'See & pay', href: 'https://studio.example/shoots/a?b="c"&d' },
  ],
}

test('text has every part, as it is', () => {
  expect(letterText(letter)).toBe(
    'Hello <script>alert(1)</script>,\nline two\n\nWhere: "Orchard" <img src=x>\n\n' +
      'See & pay:\nhttps://studio.example/shoots/a?b="c"&d\n',
  )
})

test('HTML has the same, escaped, with breaks and its language', () => {
  const html = letterHtml(letter, 'fr-FR')
  expect(html).toContain('<html lang="fr-FR">')
  expect(html).toContain('<title>Ann &lt;b&gt;&amp; Bo</title>')
  expect(html).toContain('<p>Hello &lt;script&gt;alert(1)&lt;/script&gt;,<br>line two</p>')
  expect(html).toContain('<td>&quot;Orchard&quot; &lt;img src=x&gt;</td>')
  expect(html).toContain('href="https://studio.example/shoots/a?b=&quot;c&quot;&amp;d"')
  expect(html).not.toMatch(/<(script|img|b)\b/)
})
