import { conforms } from '../testing/conforms.tsx'
import { RunningLine } from './running-line.tsx'
import { Skeleton } from './skeleton.tsx'

conforms('RunningLine', <RunningLine />)
conforms('Skeleton', <Skeleton ratio="A-32" />)
conforms('Skeleton of lines', <Skeleton lines={3} />)
