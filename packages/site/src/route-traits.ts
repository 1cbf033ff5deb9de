declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The client starts after load and idle instead of at once. */
    startsLate?: boolean
    /** The same for every visitor: may be kept in the HTML cache. */
    isPublic?: boolean
    /** Its visits may be counted by others than the studio, if visitors agree: nobody's id is in its address. */
    isCounted?: boolean
    /** What a newsletter's link told is kept here too, if visitors agree, though vendors see nothing of the page. */
    keepsCampaign?: boolean
    /** The address carries the id of an order, inquiry, invoice or hold: never stored, indexed or passed on. */
    isPersonal?: boolean
    /** Stands in a frame or window of the studio's builders, and shows what they send. */
    isPreview?: boolean
    /** Asks for the code of the way here, so that a navigation has it under way while the page that is left is let go. */
    code?: () => Promise<unknown>
    /** Source files of the route's lazily loaded parts, as the build manifest names them. */
    sources?: readonly string[]
  }
}

export const contentTraits = { startsLate: true, isPublic: true } as const
