import { COOKIE_CHOICES } from '@bellows/sections'

/** Where the browser has answered already there is nothing to choose. */
export function hideCookieChoices(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`[${COOKIE_CHOICES}]{display:none!important}`)
  document.adoptedStyleSheets.push(sheet)
}
