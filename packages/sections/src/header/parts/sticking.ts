import { hiddenAtTop } from '@bellows/tokens'

/** What makes a part of a sticky header leave; `header` selects that, `&` or an ancestor of `&`, and `part` follows it. */
export const leaving = (header: string, part = '') => ({
  [`${header}[data-sticky][data-hidden]${part}`]: { ...hiddenAtTop, transform: 'translateY(-100%)' },
  // A focused link brings the bar back, wherever the page stands.
  [`${header}[data-sticky]:focus-within${part}`]: { transform: 'none' },
  // It would take the panel that a pointer opened along, which then stands alone at the top.
  [`${header}[data-sticky]:has([data-navigation-panel]:not([hidden]))${part}`]: { transform: 'none' },
})
