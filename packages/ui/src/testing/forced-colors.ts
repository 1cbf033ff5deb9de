const FORCED = /forced-colors:\s*active/

/** Rules of a list, at any depth, that count only where colours are forced. */
const forcedIn = (list: CSSRuleList, isForced = false): CSSStyleRule[] =>
  [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return isForced ? [rule] : []
    if (!(rule instanceof CSSGroupingRule)) return []
    return forcedIn(
      rule.cssRules,
      isForced || (rule instanceof CSSMediaRule && FORCED.test(rule.conditionText)),
    )
  })

const forcedRules = (): CSSStyleRule[] =>
  [...document.styleSheets].flatMap((sheet) => forcedIn(sheet.cssRules))

/** Declarations that an element, or one of its drawn parts (`::before`), gets only where colours are forced. */
export function forcedColors(element: Element, part = ''): string {
  const fits = (selector: string) =>
    selector.endsWith(part) && element.matches(selector.slice(0, selector.length - part.length) || '*')
  return forcedRules()
    .filter((rule) => rule.selectorText.split(/,(?![^(]*\))/).some((selector) => fits(selector.trim())))
    .map((rule) => rule.style.cssText)
    .join(' ')
}
