import { lightestWithin } from '@bellows/domain'
import { inlineVars } from '@bellows/tokens'
import { classNames, Image, Placeholder, scrimStrength } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { kindNames } from './kind-names.ts'
import { usePlacement } from './placement.tsx'
import { aboveBackdrop, backdrop, backdropScrim, padded, padding, section } from './section-frame.css.ts'
import type { FrameOptions } from './shared-options.ts'

/** Veil over a background picture whose owner has not chosen one, in per cent. */
const BACKDROP_OVERLAY = 40

const wholePicture = { left: 0, top: 0, right: 1, bottom: 1 }

type SectionFrameProps = {
  options: FrameOptions & { title?: string }
  /** Full-bleed templates pad their own content box. */
  isPadded?: boolean
  /** Whether the background picture shows; a template that is one picture from edge to edge has no place for it. */
  hasBackdrop?: boolean
  className?: string
  /** A function gets the id that the title must carry. */
  children: ReactNode | ((titleId: string) => ReactNode)
}

/** The `<section>` of every template: scheme, paddings, name and background picture. */
export function SectionFrame({ options, isPadded = true, ...props }: SectionFrameProps) {
  const { hasBackdrop = isPadded, className, children } = props
  const { kind, template } = usePlacement()
  const titleId = useId()
  const name = useSectionName(options.title, titleId)
  const content = typeof children === 'function' ? children(titleId) : children
  return (
    <section
      {...name}
      id={options.anchorId || undefined}
      tabIndex={options.anchorId ? -1 : undefined}
      data-kind={kind}
      data-template={template}
      data-scheme={options.theme}
      className={classNames(section, isPadded && padded, className)}
      style={inlineVars({
        [padding.top]: `${options.paddingTop}px`,
        [padding.bottom]: `${options.paddingBottom}px`,
      })}
    >
      {hasBackdrop && options.theme === 'image_background' ? (
        <OnBackdrop options={options}>{content}</OnBackdrop>
      ) : (
        content
      )}
    </section>
  )
}

function useSectionName(title: string | undefined, titleId: string) {
  const { kind } = usePlacement()
  const { i18n } = useLingui()
  return title?.trim() ? { 'aria-labelledby': titleId } : { 'aria-label': i18n._(kindNames[kind]) }
}

/**
 * The section's background picture, darkened as far as words need, and what stands on it; without a picture an empty
 * sheet of the dark paper of its scheme, which needs no darkening.
 */
export function OnBackdrop({ options, children }: { options: FrameOptions; children: ReactNode }) {
  const { backgroundImage: picture } = options
  return (
    <>
      <div className={backdrop} aria-hidden="true">
        {picture ? <Backdrop picture={picture} /> : <Placeholder ratio="fill" isSheet />}
      </div>
      <div className={aboveBackdrop}>{children}</div>
    </>
  )
}

type BackdropProps = Readonly<{ picture: NonNullable<FrameOptions['backgroundImage']> }>

function Backdrop({ picture }: BackdropProps) {
  const overlay = picture.overlay ?? BACKDROP_OVERLAY
  const lightest = lightestWithin(picture.brightness, wholePicture)
  return (
    <>
      <Image source={{ ...picture, overlay }} sizes="bleed" ratio="fill" alt="" isGround />
      <span className={backdropScrim} style={{ opacity: scrimStrength(overlay, 'words', lightest) }} />
    </>
  )
}
