import { packageLength, type Package } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useBooking } from '../../flow/booking-context.tsx'
import { useDuration } from '../../texts/use-duration.ts'
import { PackageFeatures } from './package-features.tsx'
import * as css from './select-package.css.ts'

/** How long its shoots last in all, where that is agreed. */
export function usePackageLength(offered: Package): string | null {
  const duration = useDuration()
  const minutes = packageLength(offered)
  return minutes > 0 ? duration(minutes) : null
}

const useIsPlaceGone = ({ id }: Package): boolean => useBooking().visit.lostPlace === id

/** There is more to read than its name, length and price. */
export function useSaysMore(offered: Package): boolean {
  const { description, features } = offered
  return useIsPlaceGone(offered) || description !== '' || features.length > 0
}

/** What it holds. */
export function AboutPackage({ offered }: Readonly<{ offered: Package }>) {
  const isPlaceGone = useIsPlaceGone(offered)
  return (
    <>
      {isPlaceGone && (
        <span className={css.gone}>
          <Trans>The last discounted place was just taken.</Trans>
        </span>
      )}
      {offered.description}
      <PackageFeatures features={offered.features} />
    </>
  )
}
