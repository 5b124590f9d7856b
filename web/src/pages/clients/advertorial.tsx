import { AdvertorialPage } from '../advertorial/advertorial-page.tsx'
import { start } from './start.tsx'
import { trackView } from './track-view.ts'

trackView(start(AdvertorialPage))
