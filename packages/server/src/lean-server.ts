/**
 * How the server is started so that its memory stays: the pool that compresses pages shares one arena of the C library,
 * since what each of several once took is never given back, and what is drawn for one request is let go early.
 */
export const leanServer = {
  flags: ['--max-semi-space-size=4'],
  environment: { MALLOC_ARENA_MAX: '1' },
} as const
