/** HTML's names for the characters from U+00A0 to U+00FF, in order. */
const latin1 =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring
AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times
Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute
ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc
uuml yacute thorn yuml`.split(/\s+/)

const named = new Map<string, string>([
  ...latin1.map((name, i) => [name, String.fromCodePoint(0xa0 + i)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    trade: '™',
    euro: '€',
    OElig: 'Œ',
    oelig: 'œ',
  }),
])

const REPLACEMENT = '\uFFFD'
const LAST_CODE_POINT = 0x10ffff
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff
const isControl = (code: number) =>
  (code < 0x20 && code !== 0x09 && code !== 0x0a) || (code >= 0x7f && code < 0xa0)

function character(code: number): string {
  const isUsable = code <= LAST_CODE_POINT && !isSurrogate(code) && !isControl(code)
  return isUsable ? String.fromCodePoint(code) : REPLACEMENT
}

function referred(reference: string): string | undefined {
  if (/^#x/i.test(reference)) return character(Number.parseInt(reference.slice(2), 16))
  return reference.startsWith('#') ? character(Number(reference.slice(1))) : named.get(reference)
}

/** Text with its character references read once; unknown names stay as they are written. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(#x[\da-f]{1,8}|#\d{1,8}|[a-z][a-z\d]{1,7});/gi,
    (whole, reference: string) => referred(reference) ?? whole,
  )
}
