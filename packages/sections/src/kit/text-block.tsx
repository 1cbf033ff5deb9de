import type { ReactNode } from 'react'
import {
  classNames,
  emphasise,
  endsAtWords,
  Heading,
  plainTitle,
  RichText,
  scrim,
  scrimPart,
  Text,
  type ButtonLook,
  type HeadingLook,
  type RichTextProps,
  type ScrimEdge,
  type ScrimReach,
  type ScrimStrength,
  type TitleSize,
} from '@bellows/ui'
import { useHost } from './host.tsx'
import { plainLength } from './plain-length.ts'
import { hasAction, SectionAction } from './section-action.tsx'
import type { ButtonOptions, HeadingOptions } from './shared-options.ts'
import * as css from './text-block.css.ts'

const looks: Record<'m' | 'l', TitleSize> = { m: 'h3', l: 'h2' }

/** The style a title is set in: the owner's choice before the template's; `xl` is display only where that is. */
function titleSize({ titleSetting }: HeadingOptions, initial: TitleSize): TitleSize {
  if (!titleSetting.size) return initial
  if (titleSetting.size === 'xl') return initial === 'display' ? 'display' : 'h1'
  return looks[titleSetting.size]
}

/** What a template asks of its title beyond its size. */
export type TitleLook = Pick<HeadingLook, 'displayMeasure' | 'sizeBelow'>

/** Where the owner has aligned the words: what a box needs to do so too; nothing where the template decides. */
export const alignmentOf = ({ titleSetting: { align } }: Pick<HeadingOptions, 'titleSetting'>) =>
  align ? { 'data-align': align } : {}

/** Of rich text that fills its column, beside `alignmentOf`. */
export const alignedText = css.aligned
/** The same of words that are narrower than their box. */
export const alignedWords = css.title

type AlignedBoxProps = Readonly<{
  options: Pick<HeadingOptions, 'titleSetting'>
  className?: string | undefined
  children: ReactNode
}>

/** A box around words that stand in it where the owner has aligned them. */
export function AlignedBox({ options, className, children }: AlignedBoxProps) {
  return (
    <div className={classNames(css.aligned, className)} {...alignmentOf(options)}>
      {children}
    </div>
  )
}

type PartProps = { options: HeadingOptions; className?: string }

/** The small line above the title. */
export function SectionSubtitle({ options, className, isOnPicture }: PartProps & { isOnPicture?: boolean }) {
  return (
    <Text
      variant="label"
      {...alignmentOf(options)}
      className={classNames(
        css.subtitle,
        isOnPicture && css.subtitleOnPicture,
        isOnPicture && scrimPart.subtitle,
        className,
      )}
    >
      {options.subtitle.trim()}
    </Text>
  )
}

type TitleProps = PartProps & {
  id?: string
  size?: TitleSize
  look?: TitleLook | undefined
  isOnPicture?: boolean
}

/** The title, at the owner's level and in the owner's or the template's size. */
export function SectionTitle({ options, className, id, size = 'h2', look, isOnPicture }: TitleProps) {
  const title = options.title.trim()
  return (
    <Heading
      level={options.titleSetting.level}
      size={titleSize(options, size)}
      isItalic={options.titleSetting.italic}
      measure="section"
      {...look}
      length={plainTitle(title).length}
      {...alignmentOf(options)}
      className={classNames(css.title, className)}
      {...(id && { id })}
    >
      {isOnPicture && title ? <span className={scrimPart.title}>{emphasise(title)}</span> : title}
    </Heading>
  )
}

/** The title where other words are large: a small line, still the section's heading. */
export function SectionLabel({ options, className, id }: PartProps & { id: string }) {
  const { title, titleSetting } = options
  if (title.trim() === '') return null
  return (
    <Text as={titleSetting.level} id={id} variant="label" tone="notice" {...(className && { className })}>
      {emphasise(title.trim())}
    </Text>
  )
}

type DescriptionProps = PartProps & {
  variant?: RichTextProps['variant']
  /** Sets the first paragraph alone in the lead style. */
  hasLead?: boolean
}

/** The rich text under the title, or nothing. */
export function SectionDescription({ options, className, variant = 'body', hasLead }: DescriptionProps) {
  if (plainLength(options.description) === 0) return null
  return (
    <RichText
      html={options.description}
      variant={variant}
      {...(hasLead && { hasLead })}
      {...alignmentOf(options)}
      className={classNames(css.description, className)}
    />
  )
}

/** How dark a picture must be behind words, and how far that runs. */
export type Darkness = Readonly<{ strength: ScrimStrength; edge?: ScrimEdge; reach?: ScrimReach }>

type TextBlockProps = {
  options: HeadingOptions & Partial<ButtonOptions>
  titleId?: string
  size?: TitleSize
  align?: 'left' | 'center' | 'right'
  isLead?: boolean
  /** On a picture: the darkness behind all of them. */
  darkness?: Darkness
  /** Look of the button; null leaves it to another place of the template. */
  action?: ButtonLook | null
  className?: string
  titleLook?: TitleLook
  descriptionClassName?: string
}

/** The words of a section in their order: subtitle, title, description, button; nothing at all where there are none. */
export function TextBlock(props: TextBlockProps) {
  return useIsWritten(props.options, props.action) ? <WrittenBlock {...props} /> : null
}

function WrittenBlock({ options, titleId, size = 'h2', align = 'left', action, ...props }: TextBlockProps) {
  const { isLead, darkness, className, titleLook, descriptionClassName } = props
  const isOnPicture = darkness !== undefined
  return (
    <div {...blockProps(darkness, className)} data-align={options.titleSetting.align ?? align}>
      <SectionSubtitle options={options} isOnPicture={isOnPicture} />
      <SectionTitle
        options={options}
        size={size}
        {...(titleId && { id: titleId })}
        look={titleLook}
        isOnPicture={isOnPicture}
      />
      <SectionDescription
        options={options}
        variant={isLead ? 'lead' : 'body'}
        className={classNames(isOnPicture && scrimPart.description, descriptionClassName)}
      />
      {action !== null && hasButton(options) && (
        <SectionAction
          options={options}
          className={classNames(css.action, isOnPicture && scrimPart.action)}
          {...action}
        />
      )}
    </div>
  )
}

function blockProps(darkness: Darkness | undefined, className: string | undefined) {
  const dark = darkness && scrim(darkness.strength, darkness.edge, darkness.reach)
  return { ...dark, className: classNames(dark?.className, dark && endsAtWords, css.block, className) }
}

const hasButton = (options: Partial<ButtonOptions>): options is ButtonOptions =>
  options.showButton !== undefined

/** Whether a text block would show anything above its button. */
export const hasWords = ({ title, subtitle, description }: HeadingOptions): boolean =>
  Boolean(title.trim() || subtitle.trim()) || plainLength(description) > 0

/** Whether a text block would show anything. */
export function useIsWritten(options: TextBlockProps['options'], action?: ButtonLook | null): boolean {
  const { isPreview } = useHost()
  return hasWords(options) || (action !== null && hasButton(options) && hasAction(options, isPreview))
}
