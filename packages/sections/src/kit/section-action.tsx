import { resolveLink } from '@bellows/domain'
import { ActionLink, type ButtonLook } from '@bellows/ui'
import { useHost } from './host.tsx'
import type { ButtonOptions } from './shared-options.ts'
import { useButtonLabel } from './use-button-label.ts'

type SectionActionProps = {
  options: ButtonOptions
  variant?: ButtonLook['variant']
  size?: ButtonLook['size']
  className?: string
}

/** The section's configurable button; renders nothing when it is off or leads nowhere. */
export function SectionAction({ options, variant = 'solid', size = 'm', className }: SectionActionProps) {
  const { isPreview } = useHost()
  const label = useButtonLabel(options.buttonLabel)
  if (!options.showButton) return null
  return (
    <ActionLink
      href={resolveLink(options)}
      label={label}
      variant={options.buttonVariant ?? variant}
      size={size}
      isFlush
      isPreview={isPreview}
      {...(className && { className })}
    />
  )
}

/** Whether `SectionAction` would show something. */
export const hasAction = (options: ButtonOptions, isPreview: boolean): boolean =>
  options.showButton && options.buttonLabel.trim() !== '' && (isPreview || resolveLink(options) !== null)
