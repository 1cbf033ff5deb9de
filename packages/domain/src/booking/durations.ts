/** The lengths, in minutes, that slots and shoots may have. */
export const allowedDurations: readonly number[] = [
  5, 10, 12, 15, 20, 25, 30, 40, 45, 60, 75, 90, 120, 150, 180, 210, 240, 300, 360, 420, 480, 540, 600, 660,
  720,
]

export function isAllowedDuration(minutes: number): boolean {
  return allowedDurations.includes(minutes)
}
