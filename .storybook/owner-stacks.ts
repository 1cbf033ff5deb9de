import * as React from 'react'

const SHARED = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/** React writes down where each element is made, ten thousand a second, a fifth of a test's work. Tests read none. */
export function withoutOwnerStacks(): void {
  const shared = (React as unknown as Record<string, object | undefined>)[SHARED]
  if (shared && 'recentlyCreatedOwnerStacks' in shared)
    Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
      get: () => Infinity,
      set: () => {},
      configurable: true,
    })
}
