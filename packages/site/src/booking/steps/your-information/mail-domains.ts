/** Domains that most addresses have; what is one slip away from one of them was probably meant to be it. */
const known = [
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'aol.com',
  'gmx.de',
  'web.de',
  'orange.fr',
]

/** Real domains that are one slip away from one of those. */
const alike = new Set(['mail.com', 'email.com', 'ymail.com', 'gmx.at', 'gmx.ch', 'aim.com'])

/** True where one letter is changed, missing, added, or two neighbours are swapped. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  )
}

/** The address that was probably meant, e.g. `anna@gmail.com` for `anna@gmial.com`; `null` when it looks right. */
export function meantAddress(email: string): string | null {
  const [name = '', domain = '', ...more] = email.trim().split('@')
  const typed = domain.toLowerCase()
  if (!name || more.length > 0 || known.includes(typed) || alike.has(typed)) return null
  const meant = known.find((one) => isOneSlip(one, typed))
  return meant ? `${name}@${meant}` : null
}
