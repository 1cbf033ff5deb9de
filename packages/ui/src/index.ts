import './reset.css.ts'
import './picture-ring.css.ts'
export { ActionLink, type ActionLinkProps } from './action-link/action-link.tsx'
export { Button, type ButtonLook, type ButtonProps } from './button/button.tsx'
export { InertSends } from './button/inert-sends.ts'
export { RunningLine } from './busy/running-line.tsx'
export { Skeleton, type SkeletonProps } from './busy/skeleton.tsx'
export { classNames } from './class-names/class-names.ts'
export { useFailureText } from './error-note/failure-text.ts'
export { ErrorNote } from './error-note/error-note.tsx'
export { Heading, type HeadingLook, type HeadingProps } from './text/heading.tsx'
export { Text, type TextProps } from './text/text.tsx'
export { emphasise, plainTitle } from './text/emphasis.tsx'
export { proseWrap, setFigures, titleWrap } from './text/text-rules.ts'
export { fitTitle, type TitleSize } from './text/title-fit.ts'
export { Icon, type IconProps } from './icon/icon.tsx'
export type { IconName } from './icon/drawings.ts'
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx'
export { Container, type ContainerProps } from './layout/container.tsx'
export { Divider, type DividerProps } from './layout/divider.tsx'
export { Dotted } from './layout/dotted.tsx'
export { Grid, type GridProps } from './layout/grid.tsx'
export { Stack, type StackProps } from './layout/stack.tsx'
export { bottomBar, topBar } from './window-bar/window-bar.ts'
export { VisuallyHidden } from './layout/visually-hidden.tsx'
export { useIsLive } from './live/use-is-live.ts'
export { LiveRegion, type LiveRegionProps } from './live-region/live-region.tsx'
export { sayInFront } from './live-region/said-in-front.ts'
export { Price, type PriceProps } from './price/price.tsx'
export { StatusLabel, type StatusLabelProps } from './status-label/status-label.tsx'
export { TextLink, type TextLinkProps } from './text-link/text-link.tsx'
export { Image, type ImageProps } from './image/image.tsx'
export { isFetched, isPictureAddress, sizeAt, type PictureSource } from './image/picture-source.ts'
export { Placeholder, type PlaceholderProps } from './image/placeholder.tsx'
export {
  endsAtWords,
  PictureLayer,
  PictureStage,
  Scrim,
  scrim,
  scrimPart,
  type ScrimEdge,
  type ScrimProps,
  type ScrimReach,
  type ScrimStrength,
} from './image/scrim.tsx'
export { scrimBeyond, scrimStrength, type ScrimText } from './image/scrim-strength.ts'
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx'
export { linkTarget } from './rich-text/link-target.ts'
export { CheckboxField, type CheckboxFieldProps } from './choice-field/checkbox-field.tsx'
export { CheckboxGroupField, type CheckboxGroupFieldProps } from './choice-field/checkbox-group-field.tsx'
export { RadioGroupField, type RadioGroupFieldProps } from './choice-field/radio-group-field.tsx'
export { YesNoField } from './choice-field/yes-no-field.tsx'
export { DateField, type DateFieldProps } from './date-field/date-field.tsx'
export { formatDateText, parseDateText } from './date-field/date-text.ts'
export type { Choice, ControlProps, FieldError } from './field/control-props.ts'
export { Field } from './field/field.tsx'
export { FieldGrid, WideField, type FieldLayout } from './field/field-grid.tsx'
export { FieldGroup } from './field/field-group.tsx'
export { useFieldMessage } from './field/field-message.ts'
export { controlOf } from './form/first-invalid.ts'
export { FormField, type BoundField } from './form/form-field.tsx'
export { FormActions, RequiredNote, SubmitButton } from './form/form-parts.tsx'
export { Form, type FormProps } from './form/form.tsx'
export { useAfterPress } from './form/use-after-press.ts'
export { useSchemaForm, type SchemaForm } from './form/use-schema-form.ts'
export { FormModal, type FormModalProps } from './form-modal/form-modal.tsx'
export type { FormFailure } from './form-modal/failure.ts'
export { MoneyField, type MoneyFieldProps } from './number-field/money-field.tsx'
export { NumberField, type NumberFieldProps } from './number-field/number-field.tsx'
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx'
export { QuantityField, type QuantityFieldProps } from './quantity-field/quantity-field.tsx'
export type { AnswerValue, QuestionKind } from './question-field/question-controls.tsx'
export { QuestionField, type QuestionFieldProps } from './question-field/question-field.tsx'
export { RadioCard, type RadioCardProps } from './radio-card/radio-card.tsx'
export { RadioCardGroup, type RadioCardGroupProps } from './radio-card/radio-card-group.tsx'
export {
  ReferralField,
  SelectField,
  ServiceSelectField,
  type SelectFieldProps,
} from './select-field/select-field.tsx'
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx'
export { TextField, type TextFieldProps, type TextKind } from './text-field/text-field.tsx'
export { TimeGrid, type TimeGridProps } from './time-grid/time-grid.tsx'
export { TimeBreak, TimeGroup, TimePart, type TimeGroupProps } from './time-grid/time-group.tsx'
export { TimeOption, type TimeOptionProps, type TimeState } from './time-grid/time-option.tsx'
export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion.tsx'
export type { AccordionMode, DefaultOpen } from './accordion/open-items.ts'
export { holdAutoplay } from './autoplay/autoplay-hold.ts'
export { carouselVars } from './carousel/carousel-vars.ts'
export { useCarouselContext } from './carousel/carousel-context.ts'
export {
  CarouselControls,
  CarouselNext,
  CarouselPause,
  CarouselPrevious,
  type CarouselControlsProps,
} from './carousel/carousel-controls.tsx'
export { CarouselCounter } from './carousel/carousel-counter.tsx'
export { CarouselProgress, type CarouselProgressProps } from './carousel/carousel-progress.tsx'
export { CarouselRoot, type CarouselRootProps } from './carousel/carousel-root.tsx'
export { CarouselSlide, type CarouselSlideProps } from './carousel/carousel-slide.tsx'
export { useNearSlide } from './carousel/use-near-slide.ts'
export { CarouselViewport, type CarouselViewportProps } from './carousel/carousel-viewport.tsx'
export {
  useCarousel,
  type Carousel,
  type CarouselOptions,
  type CarouselTransition,
} from './carousel/use-carousel.ts'
export { preloadDialogs } from './dialog/late-dialogs.ts'
export { AlertDialog, type AlertDialogProps } from './dialog/alert-dialog.tsx'
export { Dialog, type DialogProps } from './dialog/dialog.tsx'
export { Drawer, type DrawerProps } from './dialog/drawer.tsx'
export { NotLoaded, type NotLoadedProps } from './dialog/not-loaded.tsx'
export { useDrawer } from './dialog/use-drawer.ts'
export { Disclosure, type DisclosureProps } from './disclosure/disclosure.tsx'
export { DisclosurePanel, type DisclosurePanelProps } from './disclosure/disclosure-panel.tsx'
export { useDisclosure } from './disclosure/use-disclosure.ts'
export { lineBack, LINE_SETTLES } from './late/line-back.ts'
export { lateCode, loadPatiently, useLateCode, type Late, type LateCode } from './late/late-code.ts'
export type { Looks } from './looks/looks.ts'
export { useLightbox, type LightboxHandle } from './lightbox/lightbox-context.ts'
export { LightboxProvider, type LightboxProviderProps } from './lightbox/lightbox-provider.tsx'
export { LightboxTrigger, type LightboxTriggerProps } from './lightbox/lightbox-trigger.tsx'
export { galleryColumns } from './masonry/gallery-columns.ts'
export { isMotionReduced, scrollBehavior } from './media-query/reduced-motion.ts'
export { useMediaQuery } from './media-query/use-media-query.ts'
export { Masonry, type MasonryItem, type MasonryProps } from './masonry/masonry.tsx'
export { placeInColumns, type Placement } from './masonry/place-in-columns.ts'
export { Navigation, type NavigationProps } from './navigation/navigation.tsx'
export { NavigationDrawer, type NavigationDrawerProps } from './navigation/navigation-drawer.tsx'
export { leadsToCurrent, type NavigationItem } from './navigation/navigation-item.ts'
export { Calendar, type CalendarProps } from './calendar/calendar.tsx'
export { Tabs, type TabItem, type TabsProps } from './tabs/tabs.tsx'
export { CarouselThumbnails, type CarouselThumbnailsProps } from './carousel/carousel-thumbnails.tsx'
export { Rail, RailCard, RailRoot, type RailProps, type RailRootProps } from './rail/rail.tsx'
export { RailControls, RailCounter, RailProgress, type RailControlsProps } from './rail/rail-controls.tsx'
export { railVars } from './rail/rail-vars.ts'
export {
  JustifiedRows,
  type JustifiedItem,
  type JustifiedRowsProps,
} from './justified-rows/justified-rows.tsx'
export { solveRows, type RowRoom, type SolvedRow } from './justified-rows/solve-rows.ts'
export { Countdown, type CountdownLeft, type CountdownProps } from './countdown/countdown.tsx'
export { PictureFrame, type PictureFrameProps } from './picture-frame/picture-frame.tsx'
export { Stepper, type StepperProps, type StepperStep } from './stepper/stepper.tsx'
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx'
export { Progress, type ProgressProps } from './progress/progress.tsx'
