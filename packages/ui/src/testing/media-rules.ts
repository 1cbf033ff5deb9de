const FORCED = /forced-colors:\s*active/
const PRINT = /\bprint\b/

/** Rules of a list, at any depth, that count only under such a condition. */
const rulesUnder = (list: CSSRuleList, condition: RegExp, isUnder = false): CSSStyleRule[] =>
  [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return isUnder ? [rule] : []
    if (!(rule instanceof CSSGroupingRule)) return []
    const isMet = rule instanceof CSSMediaRule && condition.test(rule.conditionText)
    return rulesUnder(rule.cssRules, condition, isUnder || isMet)
  })

function declarations(condition: RegExp, element: Element, part = ''): string {
  const fits = (selector: string) =>
    selector.endsWith(part) && element.matches(selector.slice(0, selector.length - part.length) || '*')
  return [...document.styleSheets]
    .flatMap((sheet) => rulesUnder(sheet.cssRules, condition))
    .filter((rule) => rule.selectorText.split(/,(?![^(]*\))/).some((selector) => fits(selector.trim())))
    .map((rule) => rule.style.cssText)
    .join(' ')
}

/** Declarations that an element, or one of its drawn parts (`::before`), gets only where colours are forced. */
export const forcedColors = (element: Element, part = ''): string => declarations(FORCED, element, part)

/** Declarations that an element gets only on paper. */
export const printed = (element: Element): string => declarations(PRINT, element)
