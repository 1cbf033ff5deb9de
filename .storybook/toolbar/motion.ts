type Motion = 'system' | 'reduced' | 'full'

const QUERY = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/g
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

const native = window.matchMedia.bind(window)
const written = new WeakMap<CSSMediaRule, string>()
let current: Motion = 'system'

/** A media query as it would read if the visitor had asked for `current`. */
const answered = (query: string) =>
  current === 'system'
    ? query
    : query.replaceAll(QUERY, (_, wish) => ((wish === 'reduce') === (current === 'reduced') ? ALWAYS : NEVER))

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = written.get(rule) ?? rule.media.mediaText
      written.set(rule, own)
      if (rule.media.mediaText !== answered(own)) rule.media.mediaText = answered(own)
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules)
  }
}

const rewriteAll = () => {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules)
}
const observer = new MutationObserver(rewriteAll)

/** Answers every query for reduced motion, in styles and in scripts, as the toolbar says; `system` asks the browser. */
export function setMotion(wanted: unknown): void {
  if (wanted === current) return
  current = wanted as Motion
  window.matchMedia = current === 'system' ? native : (query) => native(answered(query))
  observer.disconnect()
  rewriteAll()
  if (current !== 'system') observer.observe(document.head, { childList: true, subtree: true })
}
