import { leavesPackageOpen } from '@bellows/domain'
import { fileOfService } from './check-service.ts'
import type { StudioFolder } from './studio-folder.ts'

/** What is no fault but may not be meant, a line each. */
export function folderNotices({ services }: Pick<StudioFolder, 'services'>): string[] {
  return services
    .filter(leavesPackageOpen)
    .map(
      (service) =>
        `${fileOfService(service)} at packages: several packages and none is MULTI, so visitors are asked to choose one`,
    )
}
