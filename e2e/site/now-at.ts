/** How a booking’s page names its time so far; no line is broken within a time. */
export const nowAt = (time: string): RegExp => new RegExp(`^Now: .* ${time.replaceAll(' ', '\\s')}\\s`)
