const anchor = (least: 0 | 1): RegExp => new RegExp(`^[a-z0-9-]{${least},64}$`)

/** The address of a place within a page. */
export const anchorPattern: RegExp = anchor(1)
/** As an option that may be left empty. */
export const anchorOptionPattern: RegExp = anchor(0)
