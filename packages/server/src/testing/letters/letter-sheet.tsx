import type { Language } from '@bellows/domain'
import { useEffect, useRef } from 'react'
import { drawnSample } from './sample-letter.ts'

const print = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="100%" height="100%" fill="#8a7f70"/><rect y="62%" width="100%" height="38%" fill="#0003"/><circle cx="68%" cy="34%" r="90" fill="#fff4"/></svg>',
)}`

const NIGHT = '@media (prefers-color-scheme:dark)'

/** What a mail program shows of a letter: its styles and its body, apart from the styles of the page around it. */
function hang(place: HTMLElement, html: string, isNight: boolean): Promise<void[]> {
  const letter = new DOMParser().parseFromString(html, 'text/html')
  const body = document.createElement('div')
  for (const { name, value } of letter.body.attributes) body.setAttribute(name, value)
  body.lang = letter.documentElement.lang
  const pictures = [...letter.images]
  for (const picture of pictures) picture.src = print
  body.append(...letter.body.childNodes)
  const style = document.createElement('style')
  const rules = letter.querySelector('style')?.textContent ?? ''
  style.textContent = isNight ? rules.replace(NIGHT, '@media all') : rules.replace(NIGHT, '@media not all')
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
  root.replaceChildren(style, body)
  return Promise.all(pictures.map((picture) => picture.decode()))
}

export type LetterSheetProps = Readonly<{
  /** Event and whom it is told, as `order.booked:client`. */
  kind: string
  language: Language
  /** In a mail program that is dark. */
  isNight?: boolean
}>

/** A letter as it is sent, with a flat print in the place of its photograph. */
export function LetterSheet({ kind, language, isNight = false }: LetterSheetProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (!current) return
    void drawnSample(kind, language)
      .then(({ html }) => hang(current, html, isNight))
      .then(() => (current.dataset['drawn'] = kind))
  }, [kind, language, isNight])
  return <div ref={place} />
}
