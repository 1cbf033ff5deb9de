import type { ServiceFile } from './folder-schemas.ts'

type Span = Readonly<{ shortest: number | null; longest: number | null }>

/** How long a service takes, in minutes: as its file says, else as its packages do. */
export function durationSpan({
  packages,
  minDuration,
  maxDuration,
}: Pick<ServiceFile, 'packages' | 'minDuration' | 'maxDuration'>): Span {
  const lengths = packages
    .filter(({ isOffered, shootDuration }) => isOffered && shootDuration > 0)
    .map(({ shootDuration }) => shootDuration)
  return {
    shortest: minDuration || (lengths.length > 0 ? Math.min(...lengths) : null),
    longest: maxDuration || (lengths.length > 0 ? Math.max(...lengths) : null),
  }
}
