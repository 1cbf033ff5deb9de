/** Names of the variables that carry a section's paddings; who sets them on its frame shows others without drawing it. */
export const paddingNames = { top: 'section-top', bottom: 'section-bottom' } as const
