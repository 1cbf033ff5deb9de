import { conforms } from '../testing/conforms.tsx'
import { Masonry } from './masonry.tsx'

conforms('Masonry', <Masonry columns={3} items={[{ id: 'a', ratio: 1.5, content: 'A print' }]} />)
