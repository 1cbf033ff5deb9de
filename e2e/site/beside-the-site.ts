import type { LaunchOptions } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.ts'

/** A page that a test gives comes from no network, and such a page may not hold one of this machine. */
export function besideTheSite(): LaunchOptions {
  const { args = [], ...launch } = chromiumLaunch()
  return { ...launch, args: [...args, '--disable-features=LocalNetworkAccessChecks'] }
}
