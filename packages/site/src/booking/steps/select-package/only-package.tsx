import type { Package } from '@bellows/domain'
import { Heading, Text } from '@bellows/ui'
import { AboutPackage, usePackageLength, useSaysMore } from './about-package.tsx'
import { PackagePrice } from './package-price.tsx'
import * as css from './select-package.css.ts'

/** Where there is but one, nothing is left to choose: Continue takes it. */
export function OnlyPackage({ offered }: Readonly<{ offered: Package }>) {
  const length = usePackageLength(offered)
  const says = useSaysMore(offered)
  return (
    <div className={css.only}>
      <div className={css.words}>
        <Heading level="h2" size="h4">
          {offered.name}
        </Heading>
        {length && <Text variant="small">{length}</Text>}
        {says && (
          <div>
            <AboutPackage offered={offered} />
          </div>
        )}
      </div>
      <div className={css.fee}>
        <PackagePrice offered={offered} />
      </div>
    </div>
  )
}
