import { Container, Image, type ImageProps } from '@bellows/ui'
import { usePlacement } from '../../kit/placement.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import { TextBlock } from '../../kit/text-block.tsx'
import * as css from './hero-5.css.ts'
import type { Options } from './hero-5.template.ts'

/** Frames where there is no picture at all. */
const PLACES = 3

/** Three tall frames on a stepped line. */
export function Triptych(options: Options) {
  const { images, stagger } = options
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <Container
          width="wide"
          className={css.page}
          data-count={images.length || PLACES}
          data-level={!stagger || undefined}
        >
          <TextBlock
            options={{ ...options, description: '' }}
            titleId={titleId}
            titleLook={{ displayMeasure: 16, sizeBelow: 'd' }}
            size="display"
            action={null}
            className={css.head}
          />
          <Frames images={images} />
          <TextBlock
            options={{ ...options, title: '', subtitle: '' }}
            isLead
            action={{ size: 'l' }}
            className={css.aside}
          />
        </Container>
      )}
    </SectionFrame>
  )
}

/** The middle frame is the largest on phones: its picture is fetched first, its neighbours at once too. */
function Frames({ images }: Pick<Options, 'images'>) {
  const { isPriority } = usePlacement()
  const beside = { ...(isPriority && { loading: 'eager' as const }) }
  const [first, middle, last] = images
  if (images.length === 1) return <Place at="middle" source={first} sizes="w6·t8·m4" priority={isPriority} />
  if (images.length === 2) {
    return (
      <>
        <Place at="first" source={first} sizes="w6·t4·m2" priority={isPriority} />
        <Place at="last" source={middle} sizes="w6·t4·m2" {...beside} />
      </>
    )
  }
  return (
    <>
      <Place at="first" source={first} sizes="w4·t3·m2" {...beside} />
      <Place at="middle" source={middle} index={1} sizes="w4·t3·m4" priority={isPriority} />
      <Place at="last" source={last} index={2} sizes="w4·t3·m2" {...beside} />
    </>
  )
}

type PlaceProps = Omit<ImageProps, 'ratio'> & { at: keyof typeof css.places }

const Place = ({ at, ...image }: PlaceProps) => (
  <div className={css.places[at]}>
    <Image ratio="fill" {...image} />
  </div>
)
