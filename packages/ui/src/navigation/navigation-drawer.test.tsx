import { conforms } from '../testing/conforms.tsx'
import { Navigation } from './navigation.tsx'
import { NavigationDrawer } from './navigation-drawer.tsx'

conforms('Navigation', <Navigation label="Main" items={[{ title: 'About', href: '/about' }]} />)
conforms('NavigationDrawer', <NavigationDrawer label="Main" items={[{ title: 'About', href: '/about' }]} />)
