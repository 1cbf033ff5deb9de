const FORCED = /forced-colors:\s*active/

const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
  [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule]
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : []
  })

const forcedRules = (): CSSStyleRule[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && FORCED.test(rule.conditionText))
    .flatMap((rule) => rulesIn((rule as CSSMediaRule).cssRules))

/** Declarations that an element, or one of its drawn parts (`::before`), gets only where colours are forced. */
export function forcedColors(element: Element, part = ''): string {
  const fits = (selector: string) =>
    selector.endsWith(part) && element.matches(selector.slice(0, selector.length - part.length) || '*')
  return forcedRules()
    .filter((rule) => rule.selectorText.split(/,(?![^(]*\))/).some((selector) => fits(selector.trim())))
    .map((rule) => rule.style.cssText)
    .join(' ')
}
