import { expect, test } from 'vitest'
import { studioLook } from '../testing/letters/sample-studio.ts'
import { letterHtml, letterText } from './draw-letter.ts'

const letter = {
  subject: 'Ann <b>& Bo',
  parts: [
    'Hello <script>alert(1)</script>,\nline two',
    {
      rows: [['Where', '"Orchard" <img src=x>']] as const,
      prices: [
        { name: 'Mini <i>', amount: '$195.00' },
        { name: 'Total', amount: '$195.00', place: 'total' as const },
      ],
    },
    { label: 'See & pay', href: 'https://studio.example/shoots/a?b="c"&d' },
  ],
}

test('text has every part, as it is', () => {
  expect(letterText(letter, 'en-US')).toBe(
    'Hello <script>alert(1)</script>,\nline two\n\nWhere: "Orchard" <img src=x>\nMini <i>: $195.00\nTotal: $195.00\n\n' +
      'See & pay:\nhttps://studio.example/shoots/a?b="c"&d\n',
  )
})

test('French text has its blanks before colons and the like, which no line breaks at', () => {
  const french = { parts: ['Payé : « merci » !', letter.parts[1] ?? '', letter.parts[2] ?? ''] }
  expect(letterText(french, 'fr-FR')).toBe(
    'Payé\u00A0: «\u00A0merci\u00A0»\u00A0!\n\nWhere\u00A0: "Orchard" <img src=x>\nMini <i>\u00A0: $195.00\nTotal\u00A0: $195.00\n\n' +
      'See & pay\u00A0:\nhttps://studio.example/shoots/a?b="c"&d\n',
  )
})

test('HTML has the same, escaped, with breaks, its language and one button', async () => {
  const html = await letterHtml(letter, studioLook('fr-FR'))
  expect(html).toMatch(/<html [^>]*lang="fr-FR"/)
  expect(html).toContain('<title>Ann &lt;b&gt;&amp; Bo</title>')
  expect(html).toContain('>Hello &lt;script&gt;alert(1)&lt;/script&gt;,<br/>line two</p>')
  expect(html).toContain('>&quot;Orchard&quot; &lt;img src=x&gt;</td>')
  expect(html).toMatch(/<th scope="row"[^>]*>Mini &lt;i&gt;<\/th><td[^>]*>\$195\.00<\/td>/)
  expect(html).toContain('href="https://studio.example/shoots/a?b=&quot;c&quot;&amp;d"')
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).not.toMatch(/<(script|img|b|i|link)\b(?! style)/)
  expect(html.match(/<style>/g)).toHaveLength(1)
})

test('a picture of the session and a logo come from the studio’s own address', async () => {
  const picture = {
    url: '/media/big.jpg',
    additionalImageUrls: { _md: '/media/m.jpg' },
    alt: 'Two "sisters"',
  }
  const html = await letterHtml({ ...letter, picture }, studioLook('en-US'))
  expect(html).toContain('src="https://alderandwren.example/media/m.jpg"')
  expect(html).toContain('alt="Two &quot;sisters&quot;"')
  for (const url of [
    'https://evil.test/x.jpg',
    '//evil.test/x.jpg',
    '/\\evil.test/x.jpg',
    'javascript:alert(1)',
    'data:x',
  ]) {
    const elsewhere = await letterHtml(
      { ...letter, picture: { url, additionalImageUrls: {}, alt: '' } },
      studioLook('en-US'),
    )
    expect(elsewhere, url).not.toContain('<img')
  }
})

test('a letter by night has the dark paper, and a phone narrow gutters', async () => {
  const html = await letterHtml(letter, studioLook('en-US'))
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toMatch(
    /@media \(prefers-color-scheme:dark\)\{.*\.letter-sheet\{background-color:#[\dA-F]{6}!important\}/,
  )
  expect(html).toMatch(/@media \(max-width:480px\)/)
})
