/** Height of what lies over the window's lower edge, for all that stands there too; set while something does. */
export const WINDOW_FOOT = '--window-foot'
